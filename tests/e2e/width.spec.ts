import { expect, test } from '../support/test'

test('no screen is wider than the window at 360, 768 and 1440 px', async ({ page, brand }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', `/vendor/${brand.store.slug}`, '/sign-in', '/review-cart']) {
      await page.goto(path)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width)
    }
  }
})
