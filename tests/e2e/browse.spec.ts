import { placesOrder } from '../support/orders'
import { expect, test } from '../support/test'

test('the host name decides the brand: name, colours, language and stores @no-js', async ({
  page,
  customer,
  storefront,
  t,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Tiffin Street/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('meta[name=theme-color]:not([media])')).toHaveAttribute('content', '#d9381e')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(24)

  // A preview already has a place, so nobody is asked for one.
  await page.goto(`${storefront.url('grocery.localhost')}/?preview=true`)
  await expect(page).toHaveTitle(/Fresh Basket/)
  await expect(customer.languages).toHaveCount(0)
  await page.getByRole('link', { name: 'Bakery', exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: t('store.menu') }).getByRole('link', { name: 'Bakery' }),
  ).toHaveAttribute('aria-current', 'true')

  await page.goto(storefront.url('arabia.localhost'))
  await expect(page).toHaveTitle(/مذاق|Mazaq/)
  await expect(customer.languages).toHaveCount(1)
})

test('a first visit shows stores at once and an invitation to choose a location, which is kept once chosen', async ({
  page,
  t,
}) => {
  await page.goto('/')
  await page.getByLabel(t('home.invite')).fill('Law Garden')
  await page.getByRole('button', { name: t('home.start') }).click()
  await page.getByRole('button', { name: /Law Garden/ }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toContainText('Law Garden')
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Law Garden')
})

test('more stores load on scrolling, or by a link', async ({ page, t, hasScripts }) => {
  const stores = page.getByRole('main').getByRole('heading', { level: 3 })
  const more = page.getByRole('link', { name: t('home.moreStores') })
  await page.goto('/')
  await expect(stores).toHaveCount(24)
  const first = await stores.first().innerText()
  if (hasScripts) {
    await more.scrollIntoViewIfNeeded()
    await expect(stores).toHaveCount(30)
    await expect(more).toHaveCount(0)
    // Without the back/forward cache: the loaded stores are also there when the page is rendered again.
    await page.reload()
    await expect(stores).toHaveCount(30)
    await expect(stores.first()).toHaveText(first)
    return
  }
  await more.click()
  await expect(stores).toHaveCount(6)
  await expect(more).toHaveCount(0)
  await page.getByRole('link', { name: t('home.previousStores') }).click()
  await expect(stores.first()).toHaveText(first)
})

test('a page number beyond the last redirects to the first page of stores @no-js', async ({ visitor }) => {
  for (const number of ['3', '0', '-1', 'x']) {
    const { status, path } = await visitor.open(`/?page=${number}`)
    expect([number, status, path]).toEqual([number, 200, '/'])
  }
})

test('a place without stores says so and offers ways to go on @no-js', async ({ page, t }) => {
  await page.goto('/location?search=Upper+Street')
  await page
    .getByRole('button', { name: /Upper Street/ })
    .first()
    .click()
  const noStores = 'Service not available in this area. Please change location and try again.'
  await expect(page.getByRole('main')).toContainText(noStores)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: t('home.changeLocation') })
      .first(),
  ).toBeVisible()
})

test('the search says so when it does not find a place @no-js', async ({ page }) => {
  await page.goto('/location?search=xyzzy')
  await expect(page.getByRole('alert')).toHaveText('No Address Found')
  await expect(page.getByLabel('Search location')).toHaveValue('xyzzy')
})

test('the choice of delivery or takeaway is kept', async ({ page, t }) => {
  await page.goto('/')
  const modes = page.getByRole('form', { name: t('mode.label') })
  await modes.getByRole('button', { name: 'Takeaway' }).click()
  await expect(modes.getByRole('button', { name: 'Takeaway' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(modes.getByRole('button', { name: 'Takeaway' })).toHaveAttribute('aria-pressed', 'true')
})

test('a card opens wherever it is pressed, except on its own controls @no-js', async ({
  page,
  visitor,
  customer,
  brand,
}) => {
  const { item } = await placesOrder(visitor, brand)
  await visitor.add(brand.store.id, item)
  await customer.continues(visitor)
  const found = `/search?${new URLSearchParams({ q: brand.lists.word })}`
  const store = `/vendor/${brand.store.slug}`
  const others = ['/tag-wise-menu', '/orders', '/review-cart', '/payment', '/support']
  for (const path of ['/', found, store, `${store}/info`, ...others]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      const { cards, missed } = await page.evaluate(pressEverywhere)
      expect(cards, path).toBeGreaterThan(0)
      expect(missed, `${path} at ${width}`).toEqual([])
    }
  }
})

/**
 * Runs in the page: looks at points all over each card. Returns how many cards there are, and what is neither their link
 * nor a control, or a control that lies under the link.
 */
function pressEverywhere() {
  const control = 'a, button, input, label, summary, .stepper'
  const missed = new Set<string>()
  const links = [...document.querySelectorAll('main :is(.covers, .link-rows a)')]
  for (const link of links) {
    let card = link.parentElement!
    while (!card.matches('.link-rows > li') && getComputedStyle(card).position === 'static') card = card.parentElement!
    card.scrollIntoView({ block: 'center', behavior: 'instant' })
    const hit = (x: number, y: number) => {
      const element = document.elementFromPoint(x, y)
      return element && card.contains(element) ? element : null
    }
    const { left, top, right, bottom } = card.getBoundingClientRect()
    // Not in its rounded corners.
    for (let x = left + 12; x < right - 12; x += 12) {
      for (let y = top + 12; y < bottom - 12; y += 12) {
        const element = hit(x, y)
        if (element && !element.closest(control)) missed.add(`${card.className}: ${element.outerHTML.slice(0, 60)}`)
      }
    }
    for (const own of card.querySelectorAll(control)) {
      const box = own.getBoundingClientRect()
      const element = hit(box.left + box.width / 2, box.top + box.height / 2)
      if (own !== link && element === link) missed.add(`under the link: ${own.outerHTML.slice(0, 60)}`)
    }
  }
  return { cards: links.length, missed: [...missed] }
}
