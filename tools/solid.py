# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Solids for printing: a few shapes, what a printer asks of them, STL files and pictures.

The kernel is manifold3d: its solids are closed by construction, it is one package of 4 MB (and
numpy), and installs by pip on every system. OpenSCAD is a program of its own that an owner would
have to install, and tells nothing back to a test; build123d brings 300 MB of a CAD kernel for
shapes that are plates, posts and holes. Only `case` and its tests load this module.

Millimetres; x to the right, y away from the reader, z up.
"""

import struct
from math import cos, radians

import numpy as np  # pyright: ignore[reportMissingImports]
from manifold3d import (  # pyright: ignore[reportMissingImports]
    CrossSection,
    JoinType,
    Manifold,
)
from PIL import Image

ROUND = 48  # corners of a circle
LEAST_WALL = 1.6
BED = 180.0
# Printers lay plastic over the one below: what leans out more than this needs a support.
STEEPEST = 45
FAR = 400.0  # longer than any part
# Faces within 45 degrees of looking away from each other have a wall between them.
OPPOSITE = 0.7


class Part:
    """One printed piece. `solid` is as it is used; `flat` says how it lies on the bed: turned by so
    many degrees about the y axis."""

    def __init__(self, name, solid, flat=0):
        self.name, self.solid, self.flat = name, solid, flat

    def on_bed(self):
        turned = self.solid.rotate((0, self.flat, 0))
        x, y, z = turned.bounding_box()[:3]
        return turned.translate((-x, -y, -z))


# --- shapes -------------------------------------------------------------------------------------


def box(x, y, z, width, depth, height):
    return Manifold.cube((width, depth, height)).translate((x, y, z))


def cylinder(x, y, z, diameter, height):
    radius = diameter / 2
    return Manifold.cylinder(height, radius, radius, ROUND).translate((x, y, z))


def rounded(x, y, z, width, depth, height, radius):
    """A box with round upright edges."""
    core = CrossSection.square((width - 2 * radius, depth - 2 * radius))
    shape = core.offset(radius, JoinType.Round, circular_segments=ROUND)
    return Manifold.extrude(shape.translate((radius, radius)), height).translate((x, y, z))


def prism(corners, z, height):
    return Manifold.extrude(CrossSection([corners]), height).translate((0, 0, z))


def ring(x, y, z, inner, wall, height):
    """A round fence about something of this diameter."""
    outside = cylinder(x, y, z, inner + 2 * wall, height)
    return outside - cylinder(x, y, z - 1, inner, height + 2)


def frame(x, y, z, width, depth, wall, height):
    """A fence about something rectangular, given by its middle."""
    left, front = x - width / 2, y - depth / 2
    outside = box(left - wall, front - wall, z, width + 2 * wall, depth + 2 * wall, height)
    return outside - box(left, front, z - 1, width, depth, height + 2)


# --- what a printer asks ------------------------------------------------------------------------


def triangles(solid):
    """Corners of all triangles, as the STL file has them: (n, 3, 3)."""
    mesh = solid.to_mesh()
    return np.asarray(mesh.vert_properties)[:, :3][np.asarray(mesh.tri_verts)]


def normals(corners):
    crossed = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    return crossed, np.linalg.norm(crossed, axis=1)


def open_edges(corners):
    """How many edges are not shared by two triangles that agree on what is inside."""
    points = {}
    counts = {}
    for triangle in np.round(corners, 4).tolist():
        numbers = [points.setdefault(tuple(point), len(points)) for point in triangle]
        if len(set(numbers)) < 3:
            continue  # no area: two of its corners are one in the file
        for start, end in zip(numbers, numbers[1:] + numbers[:1], strict=True):
            counts[start, end] = counts.get((start, end), 0) + 1
    return sum(count != counts.get((end, start), 0) for (start, end), count in counts.items())


def overhang(corners):
    """The area, in square millimetres, that would be printed upon air."""
    crossed, doubled = normals(corners)
    with np.errstate(invalid="ignore"):
        down = crossed[:, 2] < -cos(radians(STEEPEST)) * doubled - 1e-6
    above_bed = corners[:, :, 2].min(axis=1) > 0.01
    return float(doubled[down & above_bed].sum() / 2)


def thinnest(solid, spacing=2.0):
    """(thickness, place) of the thinnest wall: from points all over the surface, how far it is
    straight in to the other side. Two faces that meet in a corner are no wall."""
    corners = triangles(solid)
    crossed, doubled = normals(corners)
    least = (1e9, None)
    for triangle, direction, size in zip(corners, crossed, doubled, strict=True):
        if size < 0.02:
            continue
        inward = -direction / size
        steps = max(1, int(size**0.5 / spacing))
        for point in inner_points(triangle, steps):
            start = point + inward * 1e-4
            hits = solid.ray_cast(start.tolist(), (start + inward * FAR).tolist())
            if hits and hits[0].distance * FAR < least[0] and inward @ hits[0].normal > OPPOSITE:
                least = (hits[0].distance * FAR, point.round(1).tolist())
    return least


def inner_points(triangle, steps):
    """Points of a triangle, none on its edges."""
    for i in range(steps):
        for j in range(steps - i):
            u, v = (i + 1 / 3) / steps, (j + 1 / 3) / steps
            yield triangle[0] + u * (triangle[1] - triangle[0]) + v * (triangle[2] - triangle[0])


def is_free(solid, start, end):
    """Whether nothing is in the way from one place to the other."""
    return not solid.ray_cast(start, end)


# --- files --------------------------------------------------------------------------------------


def stl(solid):
    """A binary STL file."""
    corners = triangles(solid)
    crossed, doubled = normals(corners)
    rows = [b"Girouette".ljust(80), struct.pack("<I", len(corners))]
    for triangle, direction, size in zip(corners, crossed, doubled, strict=True):
        normal = direction / size if size else direction
        rows.append(struct.pack("<12fH", *normal, *triangle.ravel(), 0))
    return b"".join(rows)


def read_stl(data):
    """The triangles of a binary STL file."""
    (count,) = struct.unpack_from("<I", data, 80)
    record = np.dtype([("normal", "<3f4"), ("corners", "<9f4"), ("more", "<u2")])
    return np.frombuffer(data, record, count, 84)["corners"].reshape(-1, 3, 3)


# --- pictures -----------------------------------------------------------------------------------

SCALE = 2  # drawn larger, then made smaller: smooth edges
LIGHT = np.array([-0.5, -0.8, 0.25])


def render(solids, width=520, height=400, turned=-28, tilted=48):
    """A picture of solids in colours, [(solid, (r, g, b))], seen from the reader's side and from
    above, without perspective: sizes can be compared."""
    size = width * SCALE, height * SCALE
    scenes = []
    for solid, colour in solids:
        placed = solid.rotate((0, 0, turned)).rotate((tilted, 0, 0))
        scenes.append((triangles(placed), colour))
    every = np.concatenate([corners.reshape(-1, 3) for corners, _ in scenes])
    low, high = every.min(axis=0), every.max(axis=0)
    # Looking along y: x goes right, z goes up, small y is near.
    zoom = min(size[0] * 0.92 / (high[0] - low[0]), size[1] * 0.92 / (high[2] - low[2]))
    depth = np.full((size[1], size[0]), FAR)
    image = np.full((size[1], size[0], 3), 255, np.uint8)
    facing = np.zeros((size[1], size[0], 3), np.float32)
    toward = LIGHT / np.linalg.norm(LIGHT)
    for corners, colour in scenes:
        crossed, doubled = normals(corners)
        x = (corners[:, :, 0] - (low[0] + high[0]) / 2) * zoom + size[0] / 2
        y = size[1] / 2 - (corners[:, :, 2] - (low[2] + high[2]) / 2) * zoom
        for number in range(len(corners)):
            normal = crossed[number] / max(doubled[number], 1e-12)
            if doubled[number] < 1e-9 or normal[1] > -1e-6:
                continue
            shade = 0.42 + 0.58 * max(0.0, float(normal @ toward))
            paint(
                image, depth, facing, x[number], y[number], corners[number, :, 1],
                [int(part * shade) for part in colour], normal,
            )  # fmt: skip
    lines = outlines(depth, facing)
    image[lines] = image[lines] // 2
    return Image.fromarray(image).resize((width, height), Image.Resampling.LANCZOS)


def outlines(depth, facing):
    """Where faces meet in an edge, or one stands before another."""
    lines = np.zeros(depth.shape, bool)
    for axis in (0, 1):
        here = [slice(None)] * 2
        here[axis] = slice(1, None)
        bent = (facing * np.roll(facing, 1, axis)).sum(axis=2) < 0.9
        apart = np.abs(depth - np.roll(depth, 1, axis)) > 1.5
        lines[tuple(here)] |= (bent | apart)[tuple(here)]
    return lines & (depth < FAR)


def paint(image, depth, facing, x, y, far, colour, normal):
    """One triangle, where it is nearer than what is there."""
    left, right = max(0, int(x.min())), min(image.shape[1] - 1, int(x.max()) + 1)
    top, bottom = max(0, int(y.min())), min(image.shape[0] - 1, int(y.max()) + 1)
    if left >= right or top >= bottom:
        return
    xs, ys = np.meshgrid(np.arange(left, right) + 0.5, np.arange(top, bottom) + 0.5)
    area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0])
    if abs(area) < 1e-9:
        return
    a = ((x[1] - xs) * (y[2] - ys) - (x[2] - xs) * (y[1] - ys)) / area
    b = ((x[2] - xs) * (y[0] - ys) - (x[0] - xs) * (y[2] - ys)) / area
    c = 1 - a - b
    inside = (a >= 0) & (b >= 0) & (c >= 0)
    distance = a * far[0] + b * far[1] + c * far[2]
    window = depth[top:bottom, left:right]
    nearer = inside & (distance < window - 1e-6)
    window[nearer] = distance[nearer]
    image[top:bottom, left:right][nearer] = colour
    facing[top:bottom, left:right][nearer] = normal


def save_picture(picture, path, colours=64):
    picture.quantize(colours, dither=Image.Dither.NONE).save(path, optimize=True)
