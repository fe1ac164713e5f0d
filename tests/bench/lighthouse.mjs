import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem } from '../../demo/prepare.mjs'
import { Customer } from './abuse/customer.mjs'
import { openPage, withFreshPage } from './browser.mjs'
import { atLeast } from './report.mjs'

/** Fetched only for this measurement, because it is larger than all other packages together. */
const lighthouse = 'lighthouse@12.8.2'
const brands = [
  { language: 'English', host: 'localhost', store: '/vendor/green-bowl' },
  { language: 'Arabic', host: 'arabia.localhost', store: '/vendor/deira-shawarma' },
]
/** Chromium's values of `preferredColorScheme`. */
const themes = { light: 1, dark: 0 }
/** Pages that search engines are told to leave out. */
const unlisted = ['/review-cart', '/sign-in']

/** Lighthouse's scores of the main pages in two languages and both themes: a row has the lowest score, its note all. */
export async function measureLighthouse({ storefront, chromium }) {
  const rows = []
  for (const { language, host, store } of brands) {
    const cookie = await cookieWithCart(storefront, host, store)
    for (const path of ['/', store, '/review-cart', '/sign-in']) {
      await visit(`http://${host}:${storefront.port}${path}`, chromium())
      for (const [theme, preference] of Object.entries(themes)) {
        const url = `http://${host}:${storefront.port}${path}`
        const scores = await scoresOf(url, {
          chromium: chromium(),
          preference,
          cookie: path === '/review-cart' ? cookie : '',
          skipped: unlisted.includes(path) ? ['is-crawlable'] : [],
        })
        const note = scores.map(({ title, score }) => `${title} ${score}`).join(', ')
        rows.push(
          atLeast(`${language}, ${theme}: ${path}`, Math.min(...scores.map(({ score }) => score)), '', 100, note),
        )
      }
    }
  }
  return rows
}

/** Visits a page once, because the first visit resizes its pictures, which would slow the measurement. */
function visit(url, chromium) {
  return withFreshPage(chromium, async (page, traffic) => {
    await openPage(page, url)
    await traffic.quiet(page)
  })
}

/** The cookies of a guest with one item of a store in the cart. */
async function cookieWithCart({ port }, host, store) {
  const guest = new Customer(() => port, undefined, host)
  const { text } = await guest.ask(store)
  const [, storeId] = /name="storeId" value="(\w+)"/.exec(text) ?? []
  const [, itemId] = /name="itemId" value="(\w+)"/.exec(text) ?? []
  const { status } = await guest.ask('/cart', { intent: 'add', storeId, itemId, quantity: '1' })
  if (status !== 302) throw new Problem(`Nothing of ${store} could be added to a cart.`)
  await guest.ask('/')
  return guest.cookieHeader
}

/** The title and score, 0 to 100, of each of Lighthouse's categories. */
async function scoresOf(url, { chromium, preference, cookie, skipped }) {
  const flags = `--headless --no-sandbox --blink-settings=preferredColorScheme=${preference}`
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`, ...skipped.map((id) => `--skip-audits=${id}`)]
  if (cookie) options.push(`--extra-headers=${JSON.stringify({ Cookie: cookie })}`)
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  })
  return Object.values(JSON.parse(stdout).categories).map(({ title, score }) => ({
    title,
    score: Math.round(score * 100),
  }))
}
