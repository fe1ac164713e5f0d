import { Problem } from '../../demo/prepare.mjs'
import { asha, Customer, shownIn } from './abuse/customer.mjs'
import { openPage, withFreshPage } from './browser.mjs'
import { inlineStyles, kilobytes, limits } from './bytes.mjs'
import { row } from './report.mjs'

/** The customer's cart: an item without choices, by id, and how many of it. */
const cart = { 905: 1 }

/** Screens by who sees them, as addresses of the demo; `{order}` is a new order, `{address}` a saved address. */
const screens = {
  guest: [
    '/',
    '/landing-page',
    '/location?search=law',
    '/stores',
    '/search?q=rice',
    '/category/{category}',
    '/brand-items/{brand}',
    '/banner-items/{banner}',
    '/tag-wise-menu',
    '/vendor/spice-route',
    '/vendor/green-bowl/info',
    '/qr/MjEwMQ==',
    '/feedback/MjEwMQ==',
    '/item/2101/901',
    '/promo-code',
    '/pages',
    '/terms',
    '/faq',
    '/support',
    '/offline',
    '/sign-in',
    '/forgot-password',
  ],
  customer: [
    '/',
    '/review-cart',
    '/payment',
    '/order-status/{order}',
    '/order-details/{order}',
    '/order-details/{order}/invoice',
    '/trackorder/{order}',
    '/rating/{order}',
    '/reorder/{order}',
    '/support-chat?order={order}',
    '/report-bug?from=/orders',
    '/orders',
    '/wallet',
    '/help',
    '/manage-subscription',
    '/profile',
    '/profile/number',
    '/profile/password',
    '/profile/delete',
    '/address',
    '/add-address',
    '/update-address/{address}',
    '/sign-out',
  ],
}

/** The size of each screen and its layout shift, in a fresh browser; a missing screen is reported. */
export async function measureScreens({ storefront, chromium }) {
  const guest = new Customer(() => storefront.port)
  const customer = new Customer(() => storefront.port)
  const ids = { ...(await idsOnHome(guest)), ...(await idsOf(customer)) }
  const rows = []
  for (const [who, paths] of Object.entries(screens)) {
    const cookies = who === 'guest' ? [] : [...customer.cookies]
    for (const path of paths) {
      const filled = path.replace(/\{(\w+)\}/, (_, name) => ids[name] ?? '')
      rows.push(...(await measureScreen(`${who} ${path}`, storefront.origin + filled, cookies, chromium())))
    }
  }
  return rows
}

async function measureScreen(name, url, cookies, executablePath) {
  return withFreshPage(executablePath, async (page, traffic) => {
    await page.context().addCookies(cookies.map(([key, value]) => ({ name: key, value, url })))
    await page.addInitScript(watchShifts)
    const problem = await openPage(page, url).catch((error) => error)
    if (problem) return [row(name, null, 'kB', limits.html, problem.message)]
    await traffic.quiet(page)
    const [html, css, js] = [traffic.of('Document').body, (await inlineStyles(page)).body, traffic.of('Script').body]
    const shift = await page.evaluate(() => window.__shift)
    const note = `CSS ${kilobytes(css).toFixed(1)}, JavaScript ${kilobytes(js).toFixed(2)} kB, layout shift ${shift.toFixed(4)}`
    const isOver = kilobytes(css) > limits.css || kilobytes(js) > limits.js || shift > 0
    return [row(name, kilobytes(html), 'kB', limits.html, isOver ? `${note}: OVER` : note)]
  })
}

/** Runs in the page before any of its scripts. */
function watchShifts() {
  window.__shift = 0
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.__shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The first link of each kind on home. */
async function idsOnHome(guest) {
  const { text } = await guest.ask('/')
  const first = (start) => new RegExp(`href="/${start}/([^"?]+)`).exec(text)?.[1] ?? ''
  return { category: first('category'), brand: first('brand-items'), banner: first('banner-items') }
}

/** Signs in, places an order and fills the cart again. */
export async function idsOf(customer) {
  await customer.signIn(asha)
  await customer.add(cart)
  const { form } = await customer.goToPay()
  if (!form) throw new Problem('The customer to measure with could not pay.')
  const { orderId } = shownIn(await customer.ask('/payment', form))
  await customer.add(cart)
  const { text } = await customer.ask('/address')
  return { order: orderId ?? '', address: /\/update-address\/(\d+)/.exec(text)?.[1] ?? '' }
}
