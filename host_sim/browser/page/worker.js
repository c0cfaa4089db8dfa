// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// Keeps the whole site, so that it starts without a network. The build writes in which version this
// is and what belongs to it. A new version is fetched whole beside the old one, and waits until no
// page is open or somebody says "now": a page never gets files of two versions.

const KEPT = "girouette-" + "VERSION";
const FILES = ["FILES"];

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
});

addEventListener("message", (event) => {
  if (event.data === "now") skipWaiting();
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("girouette-") && name !== KEPT) await caches.delete(name);
    }
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(KEPT);
    return (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
