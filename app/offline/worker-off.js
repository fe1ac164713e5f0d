// Takes the place of the one that was there, forgets what it saved, and goes.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
