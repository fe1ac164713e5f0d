import type { Page } from '@playwright/test'
import { longNames } from '../support/long-names'
import { everyScreen, guestScreens, screenRoutes } from '../support/screens'
import { expect, test } from '../support/test'
import { Visitor } from '../support/visitor'

/** What makes the page wider than its window, and what is cut off without an ellipsis to say so. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isWider = root.scrollWidth > root.clientWidth
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      if (isWider && (right > root.clientWidth + 1 || left < -1)) return true
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut = overflowX === 'hidden' && textOverflow !== 'ellipsis' && !element.closest('.vh')
      return isCut && element.scrollWidth > element.clientWidth + 1
    })
    return [...new Set(found.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`))]
  })
}

test('no screen is wider than the window at 360, 768 and 1440 px', async ({ page, brand }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', `/vendor/${brand.store.slug}`, '/sign-in', '/review-cart']) {
      await page.goto(path)
      expect(await tooWide(page), `${path} at ${width}`).toEqual([])
    }
  }
})

for (const { script, name } of [
  { script: 'Latin', name: 'Grootste'.repeat(25) },
  { script: 'Arabic', name: 'مطعمكبير'.repeat(25) },
]) {
  test.describe(`a vendor with long ${script} names without blanks`, () => {
    test.use({ changedVendor: { change: longNames(name) }, viewport: { width: 360, height: 740 } })

    test('fits a phone on every screen', async ({ page, context, brand, visitor, storefront, problems }) => {
      problems.allowStatus(404)
      const guest = new Visitor(storefront, brand.host)
      const screens = await everyScreen(visitor, brand)
      expect(Object.keys(screens).sort()).toEqual(screenRoutes().sort())
      for (const [route, path] of Object.entries(screens)) {
        await context.clearCookies()
        await context.addCookies((guestScreens.includes(route) ? guest : visitor).browserCookies())
        await page.goto(path)
        await expect(page.getByRole('banner'), route).toContainText(name)
        expect.soft(await tooWide(page), route).toEqual([])
      }
    })
  })
}
