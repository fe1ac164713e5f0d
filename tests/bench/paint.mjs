import { openPage, withFreshPage } from './browser.mjs'
import { keepAliveClient } from './client.mjs'
import { median, row } from './report.mjs'

const runs = 5
const limits = { fcp: 750, lcp: 1000, tbt: 50, cls: 0 }

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const cpuSlowdown = 4

/** How long a page is observed, in milliseconds from the start of its navigation. */
const longestMs = 5000

/** How much later home may paint with a thousand stores than with thirty, in percent. */
const mostMore = 20
const largeHome = { name: 'home with 1,000 stores', path: '/', host: 'heavy.localhost' }

/** What people see on a slow phone with a cold cache: medians of several runs, each in a fresh browser. */
export async function measurePaint({ storefront, pages, chromium }) {
  const rows = []
  const medians = {}
  for (const { name, path, host = 'localhost' } of [...pages, largeHome]) {
    const url = new URL(path, storefront.origin)
    url.hostname = host
    await warm(storefront.port, path, host)
    const views = []
    for (let run = 0; run < runs; run++) views.push(await watchPage(url.href, chromium()))
    medians[name] = { fcp: medianOf(views, 'fcp'), lcp: medianOf(views, 'lcp') }
    rows.push(
      time(`${name}: first contentful paint`, views, 'fcp'),
      time(
        `${name}: largest contentful paint`,
        views,
        'lcp',
        [...new Set(views.map(({ element }) => element))].join(', '),
      ),
      time(`${name}: total blocking time`, views, 'tbt'),
      row(`${name}: layout shift`, Number(median(views.map(({ cls }) => cls))?.toFixed(3)), '', limits.cls),
    )
  }
  return [...rows, ...moreThanHome(medians)]
}

/** How much longer the large home takes than the usual one; negative when it is faster. */
function moreThanHome({ home, [largeHome.name]: large }) {
  return Object.entries({ fcp: 'first', lcp: 'largest' }).map(([key, paint]) => {
    const more = home[key] && large[key] ? Math.round((100 * large[key]) / home[key] - 100) : null
    return row(`${largeHome.name}: ${paint} contentful paint, more than with 30`, more, '%', mostMore)
  })
}

/** Warms up the caches of the server. Those of the browser stay cold. */
async function warm(port, path, host) {
  const client = keepAliveClient(port, 1, host)
  for (let at = 0; at < 5; at++) await client.get(path)
  client.close()
}

const valuesOf = (views, key) => views.map((run) => run[key]).filter((value) => value !== null)
const medianOf = (views, key) => median(valuesOf(views, key))

function time(name, views, key, about = '') {
  const values = valuesOf(views, key)
  const spread = `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))} ms in ${values.length} runs`
  return row(name, Math.round(median(values)), 'ms', limits[key], about ? `${spread}; ${about}` : spread)
}

/**
 * Loads a page once on a slow phone with a cold cache; returns its paints, shift, blocking time, and bytes of the first
 * view.
 */
export function watchPage(url, executablePath, { cookies = [], watchMs = longestMs } = {}) {
  return withFreshPage(executablePath, async (page, traffic, devtools) => {
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url })))
    await devtools.send('Network.clearBrowserCache')
    await slowDown(devtools)
    await page.addInitScript(observe)
    await openPage(page, url, { waitUntil: 'commit' })
    await page.waitForFunction((ms) => performance.now() > ms, watchMs, { polling: 250 })
    await traffic.quiet(page)
    const { fcp, lcp, element, cls, long } = await page.evaluate(() => window.__metrics)
    return {
      fcp,
      lcp,
      element,
      cls,
      tbt: blocked(long, fcp ?? 0),
      bytes: traffic.bytesWithout(await page.evaluate(picturesOutOfSight)),
    }
  })
}

/** Makes a browser's page behave like a slow phone far from the server. */
export async function slowDown(devtools) {
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Pictures preloaded for scrolling, no visible part of which is in the first view. */
function picturesOutOfSight() {
  return new Promise((done) => {
    const observer = new IntersectionObserver((entries) => {
      const hidden = entries.filter(({ isIntersecting, target }) => target.currentSrc && !isIntersecting)
      done(hidden.map(({ target }) => target.currentSrc))
      observer.disconnect()
    })
    for (const image of document.images) observer.observe(image)
    if (document.images.length === 0) done([])
  })
}

/** The time over 50 ms of every long task after the first paint. */
function blocked(long, from) {
  const parts = long.map(({ start, ms }) => Math.min(ms, start + ms - from) - 50)
  return parts.reduce((sum, ms) => sum + Math.max(0, ms), 0)
}

/** Runs in the page before any of its scripts. */
function observe() {
  const metrics = { fcp: null, lcp: null, element: '', cls: 0, long: [] }
  window.__metrics = metrics
  const watch = (type, take) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime, element }) => {
    metrics.lcp = startTime
    metrics.element = element
      ? element.tagName.toLowerCase() + (element.className ? `.${String(element.className).split(' ')[0]}` : '')
      : ''
  })
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) metrics.cls += value
  })
  watch('longtask', ({ startTime, duration }) => metrics.long.push({ start: startTime, ms: duration }))
}
