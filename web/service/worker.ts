// The service worker: keeps one whole version of the page, so that it opens without a network and
// never mixes two versions. The build puts in the files and the version (scripts/offline.ts).
declare const FILES: string[];
declare const VERSION: string;

const self_ = self as unknown as ServiceWorkerGlobalScope;
const prefix = 'triclinium-';
const here = prefix + VERSION;
const page = new URL('index.html', self_.registration.scope).href;

// Files are named by their content: what an earlier version has is taken from there.
async function fetchAll(): Promise<void> {
  const cache = await caches.open(here);
  const addresses = FILES.map((file) => new URL(file, self_.registration.scope).href);
  await Promise.all(
    addresses.map(async (address) => {
      const known = address.includes('/assets/') ? await caches.match(address) : undefined;
      const answer = known ?? (await fetch(address, { cache: 'no-cache' }));
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      await cache.put(address, answer);
    }),
  );
}

// Other tabs may still run the version before, whose parts are loaded when they are needed.
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== here);
  for (const old of names.slice(0, -1)) await caches.delete(old);
  await self_.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(here);
  const wanted = request.mode === 'navigate' ? page : request;
  const kept = (await cache.match(wanted, { ignoreSearch: true })) ?? (await caches.match(wanted, { ignoreSearch: true }));
  return kept ?? fetch(request);
}

self_.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self_.addEventListener('activate', (event) => event.waitUntil(tidy()));
self_.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self_.skipWaiting();
});
self_.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const inScope = address.href.startsWith(self_.registration.scope);
  // The server answers for itself; only the page is kept.
  const path = address.href.slice(self_.registration.scope.length);
  if (request.method !== 'GET' || !inScope || /^(api|ws|metrics|healthz|readyz)\b/.test(path)) return;
  event.respondWith(answer(request));
});
