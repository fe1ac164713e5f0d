import { chromium } from '@playwright/test'
import { Problem } from '../../demo/prepare.mjs'

/** The phone of the budgets. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** Only the servers on this machine are reached, and the browser itself requests nothing. */
const flags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE ::1',
]

/** Opens a page. Throws on any status but 200, so that no error page is measured instead. */
export async function openPage(page, url, options) {
  const response = await page.goto(url, options)
  if (response?.status() !== 200) throw new Problem(`${url} answered ${response?.status()}.`)
}

/** Runs `use` with a page of a fresh browser, so that nothing is cached. */
export async function withFreshPage(executablePath, use) {
  const args = process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await (await browser.newContext(phone)).newPage()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    return await use(page, watchTraffic(devtools), devtools)
  } finally {
    await browser.close()
  }
}

/** The network traffic of a page, from the browser's own data: body bytes as sent, and bytes with headers. */
function watchTraffic(devtools) {
  const requests = new Map()
  let lastChange = performance.now()
  const change = (id, part) => {
    requests.set(id, { ...requests.get(id), ...part })
    lastChange = performance.now()
  }
  // An event stream stays open, so nothing waits for its end.
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) =>
    change(requestId, { type, url: request.url, headers: 0, wire: 0, isOpen: type !== 'EventSource' }),
  )
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    change(requestId, {
      type,
      headers: response.encodedDataLength,
      encoding: response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? 'none',
    }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { wire: encodedDataLength, isOpen: false }),
  )
  devtools.on('Network.loadingFailed', ({ requestId }) => change(requestId, { isOpen: false }))

  const quietFor = (ms) => ![...requests.values()].some(({ isOpen }) => isOpen) && performance.now() - lastChange > ms
  return {
    /** Resolves when nothing has been requested for a while. */
    async quiet(page, ms = 500) {
      while (!quietFor(ms)) await page.waitForTimeout(50)
    },
    /** Everything received, with headers, except from these addresses. */
    bytesWithout(urls) {
      const counted = [...requests.values()].filter(({ url }) => !urls.includes(url))
      return counted.reduce((sum, { wire }) => sum + wire, 0)
    },
    /** Files of a type: Document, Stylesheet, Script. */
    of(type) {
      const files = [...requests.values()].filter((one) => one.type === type && one.wire > 0)
      return {
        count: files.length,
        body: files.reduce((sum, { wire, headers }) => sum + wire - headers, 0),
        wire: files.reduce((sum, { wire }) => sum + wire, 0),
        plain: files.filter(({ encoding }) => encoding !== 'br').length,
      }
    },
  }
}
