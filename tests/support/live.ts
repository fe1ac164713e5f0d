import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'

/** The chunk that makes the cart live. */
export const islandScript = '**/assets/{cart,mount}-*.js'

/** The server's view of the cart, requested by the page itself. */
export async function quantitiesOnServer(page: Page) {
  return page.evaluate(async () => {
    const answer = await fetch('/cart', { headers: { Accept: 'application/json' } })
    const { cart } = (await answer.json()) as { cart: { lines: { name: string; quantity: number }[] } }
    return Object.fromEntries(cart.lines.map(({ name, quantity }) => [name, quantity]))
  })
}

/** Touches the page until the cart is live: a touch before the page's script has loaded may do nothing. */
export async function island(page: Page) {
  // A live region waits for its first update.
  const late = page.locator(':not(:defined, shop-dropdown, shop-live, shop-filter, shop-pages, shop-suggest)')
  const touched = async () => {
    await page.keyboard.press('Shift')
    return late.count()
  }
  await expect.poll(touched).toBe(0)
}

/**
 * Clicks as fast as a mouse can, once the control has stopped moving: parts of a page are laid out as they come near.
 */
export async function clickFast(page: Page, control: Locator, times: number) {
  await control.hover()
  const box = await control.boundingBox()
  if (!box) throw new Error('nothing to click')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times })
}

/** Marks the document, so that a test can see later that it was never left. */
export async function mark(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
}

export async function expectSamePage(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
}

/** Holds the page's requests to a path until they are released: the slowest possible connection, without a clock. */
export async function slowLine(page: Page, path: string, isSlow: (request: Request) => boolean = isPost) {
  const waiting: Route[] = []
  let isOpen = false
  await page.route(path, (route) => {
    if (isOpen || !isSlow(route.request())) return route.continue()
    waiting.push(route)
  })
  return {
    waiting,
    async letGo() {
      isOpen = true
      for (const route of waiting.splice(0)) await route.continue()
    },
  }
}

const isPost = (request: Request) => request.method() === 'POST'

/** Presses a button that looks something up, and waits for the results, in the page or on a new one. */
export async function lookUp(page: Page, button: Locator) {
  const answer = page.waitForResponse((response) => isPost(response.request()))
  await button.click()
  await answer
  await expect(button).not.toHaveAttribute('aria-busy')
}
