// Keeps recently seen menus readable without a connection (rules 23.9). It answers only navigations to these addresses,
// and with a saved page only after the network has failed. Pages are requested without cookies, as a guest's.
const cacheName = 'kept-1'
const savedPaths = /^\/$|^\/(vendor|restaurant|qr)\/[^/]+$/
const answeredPaths =
  /^\/(search|landing-page|promo-code|pages|faq|support|help|terms|privacypolicy)?$|^\/(vendor|restaurant|qr|category|brand-items|banner-items|pages)\//
const most = 30
const freshFor = 600_000
const loosely = { ignoreVary: true }

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(begin()))
addEventListener('message', (event) => event.waitUntil(save(event.data)))
// Prefetches are left to the browser: a saved page given for one would be shown even after the connection is back.
addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  if (method !== 'GET' || mode !== 'navigate' || headers.has('Sec-Purpose')) return
  if (answeredPaths.test(new URL(url).pathname)) event.respondWith(answer(event.request))
})
// A press on a notification opens the page that sent it.
addEventListener('notificationclick', (event) => event.waitUntil(lead(event.notification)))

async function lead(notification) {
  notification.close()
  const path = notification.tag
  const pages = await clients.matchAll({ includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname === path)
  return page ? page.focus() : clients.openWindow(path)
}

async function begin() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  await clients.claim()
}

async function answer(request) {
  try {
    return await fetch(request)
  } catch (failure) {
    const cache = await caches.open(cacheName)
    const page = (await cache.match(request, loosely)) ?? (await offlinePage(cache))
    if (page) return page
    throw failure
  }
}

// Saves the visitor's current page in their language, and the offline page, which stands in for all others.
async function save({ path, lang, note }) {
  const cache = await caches.open(cacheName)
  await renew(cache, `/offline?${lang}`, lang)
  if (!savedPaths.test(path.split('?')[0])) return
  await renew(cache, path, lang, note)
  for (const old of (await requests(cache, false)).slice(0, -most)) await cache.delete(old, loosely)
}

// The time has the digits and the year of all dates (rules 3.11).
async function renew(cache, path, lang, note) {
  const last = await cache.match(path, loosely)
  // The device's clock may be wrong.
  if (last && Math.abs(Date.now() - Date.parse(last.headers.get('Date'))) < freshFor) return
  const page = await fetch(path, { credentials: 'omit', headers: { 'Accept-Language': lang } })
  if (!page.ok || page.redirected) return
  const headers = new Headers(page.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  const time = new Date(headers.get('Date')).toLocaleString(lang + '-u-ca-gregory-nu-latn', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const asOf = note ? `<p class="notice as-of" role="status">${note.replace('{{time}}', time)}</p>` : ''
  const html = (await page.text()).replace(/<main[^>]*>/, (main) => main + asOf)
  await cache.delete(path, loosely)
  await cache.put(path, new Response(html, { headers }))
}

async function requests(cache, isOffline) {
  return (await cache.keys()).filter(({ url }) => url.includes('/offline?') === isOffline)
}

async function offlinePage(cache) {
  const last = (await requests(cache, true)).pop()
  const page = last && (await cache.match(last, loosely))
  if (!page) return
  let links = ''
  for (const request of await requests(cache, false)) {
    const html = await (await cache.match(request, loosely)).text()
    links += `<li><a target="_self" href="${request.url}">${/<title>(.*?)<\/title>/s.exec(html)?.[1]}</a></li>`
  }
  return new Response(
    (await page.text()).replace(/<ul[^>]*id="kept"[^>]*>/, (list) => list + links),
    page,
  )
}
