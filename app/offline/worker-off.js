// Replaces the installed service worker, deletes its caches and unregisters itself.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
