import type { Page } from '@playwright/test'
import { arabia, greenBowl } from '../support/brands'
import { plainItems } from '../support/orders'
import { expect, test } from '../support/test'
import { Visitor } from '../support/visitor'

const pathOf = (href: string) => new URL(href).pathname

test('bar, menu and footer link to the right screens, all of which exist; the page below the open menu does not scroll @no-js', async ({
  page,
  customer,
  visitor,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('search', { name: 'Search stores and items' })).toBeVisible()
  for (const name of ['Offers', 'Choose a store']) await expect(bar.getByRole('link', { name })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/pages/about-us')
  await expect(footer.getByRole('link', { name: 'Android app' })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Tiffin Street`)

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await customer.button('menu.open').press('Enter')
  await expect(menu).toContainText('Welcome Guest')
  const forAll = ['Offers', 'FAQ', 'Privacy & terms', 'Support']
  await expect(menu.getByRole('link')).toHaveText(['Sign In', 'Home', ...forAll])
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')

  const links = await page
    .locator(':is(.top, .drawer, .footer) a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  const own = [...new Set(links)].filter((href) => href.startsWith(page.url()))
  for (const href of own) {
    const answer = await page.request.get(href)
    expect([href, answer.status(), pathOf(answer.url())]).toEqual([href, 200, pathOf(href)])
  }

  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/faq')
  await customer.button('menu.open').click()
  await expect(menu.getByRole('link')).toHaveText([
    'Profile',
    'Home',
    'Subscriptions',
    'Wallet',
    'My orders',
    'Delivery address',
    ...forAll.toSpliced(2, 0, 'Report a bug'),
    'Sign Out',
  ])
})

test("a wide window shows the customer's own screens at the side of each of them, a phone does not @no-js", async ({
  page,
  customer,
  visitor,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/profile')
  const menu = page.getByRole('navigation', { name: 'Your account' })
  const names = ['Profile', 'Subscriptions', 'Wallet', 'My orders', 'Delivery address']
  await expect(menu.getByRole('link')).toHaveText([...names, 'Sign Out'])
  for (const name of names) {
    await menu.getByRole('link', { name }).click()
    await expect(menu.locator('[aria-current=page]')).toHaveText(name)
  }
  await page.goto('/orders?list=past')
  await page.getByRole('main').getByRole('link', { name: 'Green Bowl' }).click()
  await expect(page).toHaveURL(/order-details/)
  await expect(menu.locator('[aria-current=true]')).toHaveText('My orders')
  await expect(menu.locator('[aria-current=page]')).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(menu).toBeHidden()
})

test('a brand with one store and one language has no selectors; its banner is above the bar @no-js', async ({
  page,
  storefront,
}) => {
  await page.goto(storefront.url('grocery.localhost'))
  const bar = page.getByRole('banner')
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible()
  await expect(bar.locator('.language, .store-link')).toHaveCount(0)
})

test('the theme follows the device until the customer picks one, which is kept', async ({ page, customer, t }) => {
  const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
  const picks = async (theme: 'system' | 'light' | 'dark') => {
    await customer.button('menu.open').click()
    await page
      .getByRole('group', { name: t('theme.label') })
      .getByRole('button', { name: t(`theme.${theme}`) })
      .click()
    await expect(page).toHaveURL(/\/faq$/)
  }
  await page.goto('/faq')
  expect(await isDark()).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await isDark()).toBe(true)
  await picks('light')
  expect(await isDark()).toBe(false)
  await page.goto('/terms')
  expect(await isDark()).toBe(false)
  await page.goto('/faq')
  await picks('system')
  expect(await isDark()).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await picks('dark')
  expect(await isDark()).toBe(true)
})

/** The controls of the bars, or of the head of an open sheet, that the visible message covers. */
async function coveredControls(page: Page) {
  await expect(page.locator('.toast').last()).toBeVisible()
  return page.evaluate(() => {
    const areas = ':is(.top, .menu-bar, .sheet-head) :is(a, button, input, summary), .sheet-close'
    const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    const [toast] = [...document.querySelectorAll('.toast')].filter(shown).slice(-1)
    const message = toast?.getBoundingClientRect() ?? new DOMRect()
    const controls = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(areas)].filter(shown)
    const covered = controls.filter((control) => {
      const { top, bottom, left, right } = control.getBoundingClientRect()
      return top < message.bottom && bottom > message.top && left < message.right && right > message.left
    })
    return { inWindow: message.top >= 0, covered: covered.map((control) => control.outerHTML.slice(0, 80)) }
  })
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 740 },
]) {
  test(`a message covers no control of a bar or of a sheet's head, ${size.width} px wide`, async ({
    page,
    customer,
    storefront,
    visitor,
    t,
    hasScripts,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const coversNothing = () =>
      expect.poll(() => coveredControls(page), page.url()).toEqual({ inWindow: true, covered: [] })
    const scrolls = (to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to)
    await page.setViewportSize(size)
    const place = { latitude: '23.03', longitude: '72.57', address: 'Law Garden' }
    await visitor.ask('/place', { form: { intent: 'location', ...place } })
    await visitor.add('2101', greenBowl.dal)
    for (const path of ['/', '/vendor/green-bowl', '/search?q=bowl', '/review-cart']) {
      await customer.continues(visitor)
      await page.goto(path)
      await coversNothing()
      await scrolls(900)
      await coversNothing()
    }

    const underAnnouncement = new Visitor(storefront, arabia.host)
    const [item] = await plainItems(underAnnouncement, `/vendor/${arabia.store.slug}`)
    await underAnnouncement.add(arabia.store.id, item)
    await customer.continues(underAnnouncement)
    await page.goto(storefront.url(arabia.host))
    await expect(page.locator('.banner')).toBeVisible()
    await coversNothing()

    if (!hasScripts) return
    // Also before the menu's bar sticks to the top bar.
    await page.goto('/vendor/green-bowl')
    const barAt = await page.locator('.menu-bar').evaluate((bar) => bar.getBoundingClientRect().top)
    await page.context().setOffline(true)
    for (const distance of [60, 90, 120, 180]) {
      await scrolls(barAt - distance)
      // Not by the pointer, because Playwright would scroll the page first.
      await customer.cartLink.dispatchEvent('click')
      await coversNothing()
    }
    await page.context().setOffline(false)
    await expect(page).toHaveURL('/review-cart')
    await page.goto('/vendor/green-bowl')
    await page.getByRole('link', { name: t('store.info') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('track.share') })
      .click()
    await coversNothing()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: greenBowl.quinoa.name, exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await page.context().setOffline(true)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('item.addToCart') })
      .click()
    await coversNothing()
  })
}

test("a wide window shows a customer's own screens beside their menu and up to the page's edge, a phone below each other @no-js", async ({
  page,
  visitor,
  customer,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  const main = page.getByRole('main')
  const edges = () =>
    main.evaluate((element) => {
      const right = (of: Element) => Math.round(of.getBoundingClientRect().right)
      const page = element.querySelector('.page')
      return {
        cards: Math.max(...[...element.querySelectorAll('.card')].map(right)),
        page: page ? right(page) - parseFloat(getComputedStyle(page).paddingInlineEnd) : 0,
      }
    })
  for (const path of ['/address', '/orders?list=past', '/wallet', '/profile']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const { cards, page: edge } = await edges()
    expect(cards, path).toBe(Math.round(edge))
    expect(edge, path).toBeGreaterThan(1300)
    await page.setViewportSize({ width: 360, height: 740 })
    const lefts = await main
      .locator('.card')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size, path).toBe(1)
  }
})

test("on home the place is in the row below the logo, on a phone's longer side too @no-js", async ({
  page,
  customer,
  visitor,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/')
  for (const width of [360, 740]) {
    await page.setViewportSize({ width, height: 360 })
    const [logo, place] = await Promise.all(
      ['.logo', '.place'].map((part) => page.locator(`.top ${part}`).boundingBox()),
    )
    expect(logo!.width).toBeGreaterThan(100)
    expect(place!.y).toBeGreaterThanOrEqual(logo!.y + logo!.height)
  }
})

test('a browser without popovers, such as Safari 16, shows the menu below a bar that scrolls away @no-js', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/support')
  await page.evaluate(() => {
    for (const cover of document.querySelectorAll('[popover]')) cover.removeAttribute('popover')
    const open = (rule: CSSRule): string => {
      if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name}{${[...rule.cssRules].map(open).join('')}}`
      if (!(rule instanceof CSSSupportsRule) || !rule.conditionText.startsWith('not selector(:popover')) return ''
      return [...rule.cssRules].map(({ cssText }) => cssText).join('')
    }
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(open))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.join(''))
    document.adoptedStyleSheets.push(sheet)
  })
  await expect(customer.button('menu.open')).toBeHidden()
  const [bar, menu] = [page.locator('.top'), page.locator('.drawer')]
  const { width = 0, height = 0 } = (await menu.boundingBox()) ?? {}
  expect([width > 320, height < 400], `${width} x ${height}`).toEqual([true, true])
  await page.evaluate(() => scrollTo(0, 9999))
  await expect(bar).not.toBeInViewport()
})

test('the page of a first visit has the bar of all other pages, not that of home @no-js', async ({ page }) => {
  for (const [width, parts] of [
    [360, ['.place']],
    [800, ['.logo', '.place', '.store-link']],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    const barOn = async (path: string) => {
      await page.goto(path)
      return Promise.all(parts.map((part) => page.locator(`.top ${part}`).boundingBox()))
    }
    expect(await barOn('/landing-page'), `${width}`).toEqual(await barOn('/faq'))
  }
})

test("on a phone's home the focused search field has the row of place and stores, and stays in it @no-js", async ({
  page,
  customer,
  visitor,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('banner')
  const form = bar.getByRole('search')
  const [barBefore, formBefore] = await Promise.all([bar.boundingBox(), form.boundingBox()])
  await form.getByRole('searchbox').focus()
  await expect.poll(async () => (await form.boundingBox())!.width).toBeGreaterThan(300)
  expect((await form.boundingBox())!.y).toBe(formBefore!.y)
  expect(await bar.boundingBox()).toEqual(barBefore)
})
