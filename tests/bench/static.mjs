import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Customer } from './abuse/customer.mjs'
import { openPage, withFreshPage } from './browser.mjs'
import { ownHeaders, send } from './client.mjs'
import { watchPage } from './paint.mjs'
import { median, row } from './report.mjs'
import { idsOf } from './screens.mjs'
import { startStaticFiles } from './servers.mjs'

/** How much longer than the static file a page may take, in percent, and the size limit of the first view. */
const limits = { beside: 110, kilobytes: 90 }
const runs = 5
/** How long a page is observed, in milliseconds; its first view is complete by then. */
const watchMs = 3000

/** Pages of guests, and of a customer about to order; `{order}` is a new order. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'store', path: '/vendor/spice-route' },
  { name: 'search', path: '/search?q=rice' },
  { name: 'review', path: '/review-cart', isOwn: true },
  { name: 'payment', path: '/payment', isOwn: true },
  { name: 'status', path: '/order-status/{order}', isOwn: true },
]

/**
 * First and largest paint of pages, compared with the same HTML, pictures and scripts as static files. Both load in
 * turn, on a slow phone with a cold cache. The storefront has resized its pictures before.
 */
export async function measureStatic({ storefront, chromium }) {
  const customer = new Customer(() => storefront.port)
  const { order } = await idsOf(customer)
  await customer.goToPay()
  const rows = []
  for (const { name, path, isOwn } of pages) {
    const cookies = isOwn ? [...customer.cookies].map(([key, value]) => ({ name: key, value })) : []
    const target = path.replace('{order}', order)
    rows.push(...(await measurePage(name, storefront, target, cookies, chromium())))
  }
  return rows
}

async function measurePage(name, storefront, path, cookies, chromium) {
  const files = await record(storefront, path, cookies, chromium)
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  const list = join(folder, 'files.json')
  writeFileSync(list, JSON.stringify(files))
  const copy = await startStaticFiles(list)
  const views = { own: [], copy: [] }
  for (let run = 0; run < runs; run++) {
    views.own.push(await watchPage(storefront.origin + path, chromium, { cookies, watchMs }))
    views.copy.push(await watchPage(`http://localhost:${copy.port}${path}`, chromium, { watchMs }))
  }
  await copy.stop()
  rmSync(folder, { recursive: true })
  const weight = Math.max(...views.own.map(({ bytes }) => bytes)) / 1024
  return [
    beside(`${name}: first paint beside the static file’s`, views, 'fcp'),
    beside(`${name}: largest paint beside the static file’s`, views, 'lcp'),
    row(`${name}: first view`, weight, 'kB', limits.kilobytes, `${Object.keys(files).length} files and headers`),
  ]
}

function beside(name, { own, copy }, key) {
  const [mine, its] = [own, copy].map((runs) => median(runs.map((run) => run[key]).filter((value) => value !== null)))
  const share = mine === null || its === null ? null : Math.round((100 * mine) / its)
  const elements = [...new Set(own.map(({ element }) => element))].join(', ')
  const note = `${Math.round(mine)} beside ${Math.round(its)} ms${key === 'lcp' ? `; ${elements}` : ''}`
  return row(name, share, '%', limits.beside, note)
}

/** Everything that a browser requests from this site to show a page, as received, by path. */
async function record(storefront, path, cookies, chromium) {
  const recorded = await withFreshPage(chromium, async (page, traffic) => {
    const requests = []
    page.on('request', (one) => one.method() === 'GET' && one.url().startsWith(storefront.origin) && requests.push(one))
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: storefront.origin })))
    await openPage(page, storefront.origin + path)
    await traffic.quiet(page)
    return Promise.all(requests.map(async (one) => ({ url: one.url(), headers: await one.allHeaders() })))
  })
  const files = {}
  for (const { url, headers } of recorded) {
    const { pathname, search } = new URL(url)
    // Event streams never end.
    if (/-events\//.test(pathname)) continue
    files[pathname + search] = await recordFile(storefront.port, pathname + search, headers)
  }
  return files
}

async function recordFile(port, path, requestHeaders) {
  const headers = Object.fromEntries(Object.entries(requestHeaders).filter(([name]) => !name.startsWith(':')))
  const answer = await send({ port, path, headers })
  return { status: answer.status, headers: ownHeaders(answer), body: answer.body.toString('base64') }
}
