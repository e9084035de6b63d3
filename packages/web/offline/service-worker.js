// Keeps the page usable without a network. The build puts VERSION and FILES in front of this.
/* global VERSION, FILES */
const CACHE = `dejarik-${VERSION}`;
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      // Past the browser's own cache: what is kept must be what this version was built with.
      .then((cache) => cache.addAll(FILES.map((name) => new Request(name, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('dejarik-') && name !== CACHE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** The page itself: the newest there is, or the kept one when there is no network. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // offline
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

/** Everything else has its content in its name, or is kept with the version: what is kept is right. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
