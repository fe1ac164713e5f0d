import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { greenBowl } from '../support/brands'
import { expect, test } from '../support/test'

const mostSteps = 150

/** Tabs until the control has the focus, like a keyboard user. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  // Looking the control up by its name at each step would take most of the time.
  const element = await control.elementHandle()
  for (let step = 0; step < mostSteps; step++) {
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${control} is not reached by Tab`)
}

test('a whole order works with the keyboard alone', async ({ page, customer }) => {
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  }
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page.getByRole('link', { name: 'Green Bowl', exact: true }))
  await expect(page).toHaveURL(/green-bowl/)

  await press(customer.button('item.add', { name: 'Quinoa bowl' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Regular')).toBeVisible()
  await tabTo(page, dialog.getByLabel('Regular'))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel('Large')).toBeChecked()
  await press(dialog.getByLabel('Avocado'), 'Space')
  await expect(dialog.getByLabel('Avocado')).toBeChecked()
  await press(dialog.getByRole('button', { name: /Add to cart/ }))
  await expect(dialog).toHaveCount(0)
  await expect(customer.addButton({ name: 'Quinoa bowl' })).toBeFocused()
  await customer.seesInCart(1)

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(customer.addButton({ name: 'Quinoa bowl' })).toBeFocused()

  await press(customer.button('cart.view'))
  await expect(page).toHaveURL(/\/sign-in/)
  await tabTo(page, page.getByLabel('Phone number or email'))
  await page.keyboard.type('9000000001')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/review-cart')
  await press(page.getByRole('button', { name: 'Proceed To Pay' }))
  await expect(page).toHaveURL('/payment')
  await press(page.getByRole('button', { name: 'Place Order' }))
  await expect(page).toHaveURL(/\/order-status\//)
})

/** The focused element: null for none, else its text, the size of its outline, and whether something covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    const boxes = [element, ...element.querySelectorAll<HTMLElement>('*')].map((one) => one.getBoundingClientRect())
    const after = getComputedStyle(element, '::after')
    // A link that covers its card draws the outline on the card.
    const isDrawnOnCard = after.position === 'absolute' && after.content !== 'none' && after.outlineStyle !== 'none'
    const outlined = isDrawnOnCard ? (element.closest<HTMLElement>('li, article') ?? element) : element
    const { left, top, width, height } =
      boxes.find((box) => box.width > 1 && box.height > 1) ?? outlined.getBoundingClientRect()
    const outline = isDrawnOnCard ? outlined.getBoundingClientRect() : { width, height }
    const y = top + height / 2
    const at = document.elementFromPoint(Math.min(Math.max(left + width / 2, 1), innerWidth - 2), y)
    const isOnTop =
      at !== null && (outlined.contains(at) || at.contains(element) || at.closest('label')?.contains(element))
    const name = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}`
    return {
      name,
      isLarge: outline.width > 8 && outline.height > 8,
      isSeen: isOnTop === true && y > 0 && y < innerHeight,
    }
  })

test('the focused element is never hidden by bars or sheets, in both directions', async ({
  page,
  customer,
  visitor,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visitor.signIn()
  await customer.continues(visitor)
  await customer.opensStore()
  await customer.adds({ name: 'Quinoa bowl' })
  await customer.addsToCart()
  await customer.seesInCart(1)
  const poor: string[] = []
  const walk = async (path: string, key: string) => {
    for (let step = 0; step < 45; step++) {
      await page.keyboard.press(key)
      const at = await focused(page)
      if (!at) return
      if (!at.isLarge || !at.isSeen)
        poor.push(`${path} ${key} ${step}: ${at.name}${at.isLarge ? ' is covered' : ' has no box'}`)
    }
  }
  const searched = '/vendor/green-bowl?q=bowl'
  const item = '/item/2101/901'
  const orderingPaths = [item, '/cart', '/order-time', '/review-cart', '/payment']
  for (const path of ['/', '/search?q=rice', searched, ...orderingPaths, '/orders', '/address']) {
    await page.goto(path)
    await walk(path, 'Tab')
    await walk(path, 'Shift+Tab')
  }
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 780 })
    await customer.opensStore()
    await walk(`store at ${width}`, 'Tab')
    await walk(`store at ${width}`, 'Shift+Tab')
    await page.getByRole('main').getByRole('link', { name: 'Quinoa bowl', exact: true }).press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Regular')).toBeVisible()
    await walk(`sheet at ${width}`, 'Tab')
    await walk(`sheet at ${width}`, 'Shift+Tab')
  }
  // With too little in the cart its bars say so, and are highest with large text.
  await visitor.add('2101', greenBowl.eggs)
  await customer.continues(visitor)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of ['/vendor/green-bowl', '/review-cart']) {
    await page.goto(path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await walk(`${path} with twice the text`, 'Tab')
    await walk(`${path} with twice the text`, 'Shift+Tab')
  }
  expect(poor).toEqual([])
})

/** From the focus ring to the nearer side edge of the menu around it, which cuts off what is outside. */
function spaceBesideRing(control: Element) {
  const { outlineWidth, outlineOffset } = getComputedStyle(control)
  const { left, right } = control.getBoundingClientRect()
  const menu = (control.closest('nav') ?? control).getBoundingClientRect()
  return Math.min(left - menu.left, menu.right - right) - parseFloat(outlineWidth) - parseFloat(outlineOffset)
}

test('Tab does not leave the open menu for the page that it covers, and every focus ring in it is whole', async ({
  page,
  customer,
  t,
}) => {
  await page.goto('/')
  await tabTo(page, customer.button('menu.open'))
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: t('menu.label') })
  const controls = await menu.locator('a, button, summary').filter({ visible: true }).all()
  for (const control of controls) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
    expect(await control.evaluate(spaceBesideRing)).toBeGreaterThanOrEqual(0)
  }
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBeNull()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.keyboard.press('Tab')
  expect(await focused(page)).not.toBeNull()
})

test("a vendor's text shows that it has the focus", async ({ page }) => {
  await page.goto('/pages/refund')
  await tabTo(page, page.locator('iframe'))
  const text = page.frameLocator('iframe').getByRole('main')
  await expect(text).toBeFocused()
  await expect(text).toHaveCSS('outline-style', 'solid')
})

test('what has the focus in a row that scrolls is not cut off, nor is its ring', async ({ page, customer, brand }) => {
  await page.setViewportSize({ width: 1440, height: 780 })
  await customer.opensStore()
  const rowRoom = (control: Locator, row: string) =>
    control.evaluate((element, selector) => {
      const box = element.getBoundingClientRect()
      const around = element.closest(selector)!.getBoundingClientRect()
      return Math.min(box.top - around.top, around.bottom - box.bottom, box.left - around.left)
    }, row)
  // Three pixels wide, two away.
  const ring = 5
  expect(await rowRoom(page.locator('.store-offers .chip').first(), 'ul')).toBeGreaterThanOrEqual(ring)
  expect(await rowRoom(page.getByRole('link', { name: 'Bowls' }), 'nav')).toBeGreaterThanOrEqual(ring)
  await page.setViewportSize({ width: 640, height: 780 })
  expect(await cutOff(page, '.store-offers .chip')).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await rowRoom(page.getByRole('link', { name: 'Bowls' }), '.menu-bar')).toBeGreaterThanOrEqual(ring)
  await page.setViewportSize({ width: 320, height: 780 })
  await page.goto(`/category/${brand.lists.category}`)
  expect(await cutOff(page, '.filter-chips .chip')).toEqual([])
})

/** Entries of a row of which less than a finger's width is in view after they got the focus, one after the other. */
const cutOff = (page: Page, row: string) =>
  page.locator(row).evaluateAll((entries) => {
    const cut = (entries as HTMLElement[]).filter((entry) => {
      entry.focus()
      const { left, right } = entry.getBoundingClientRect()
      return Math.min(right, innerWidth) - Math.max(left, 0) < 44
    })
    return cut.map(({ innerText }) => innerText)
  })

test('Tab goes through the bar of home in the order in which a phone shows it, and leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await page.keyboard.press('Tab')
  const heights: number[] = []
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    const box = await page.locator('.top :focus').boundingBox()
    heights.push((box?.y ?? NaN) + (box?.height ?? NaN) / 2)
  }
  expect(heights).toEqual(heights.toSorted((one, two) => one - two))
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('what a pointer rests on becomes a shade stronger, unless it is chosen, and shows that it can be pressed', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 1440, height: 780 })
  await customer.opensStore()
  const shadeOf = async (control: Locator) => {
    await control.hover()
    return control.evaluate((element) => getComputedStyle(element).backgroundImage)
  }
  expect(await shadeOf(page.getByRole('link', { name: 'Salads', exact: true }))).toContain('gradient')
  expect(await shadeOf(customer.button('item.add', { name: 'Quinoa bowl' }))).toContain('gradient')
  expect(await shadeOf(page.getByRole('link', { name: 'Bowls' }))).toBe('none')
  await page.goto('/category/NS8')
  const tick = page.locator('.tick:not(:has(:checked))').first()
  expect(await shadeOf(tick)).toContain('gradient')
  await expect(tick.locator('input')).toHaveCSS('cursor', 'pointer')
})
