/** Lets the service worker save this page for offline use, under the address in the address bar. */
export async function offline(element: Element) {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!serviceWorker || connection?.saveData) return
  try {
    await serviceWorker.register('/service-worker.js')
    const { active } = await serviceWorker.ready
    const { pathname, search } = location
    active?.postMessage({
      path: pathname + search,
      lang: document.documentElement.lang,
      note: element.getAttribute('note'),
    })
  } catch {
    // The browser refuses; the shop works without it.
  }
}
