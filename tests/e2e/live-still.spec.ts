import type { Locator, Page } from '@playwright/test'
import { greenBowl } from '../support/brands'
import { island } from '../support/live'
import { expect, test } from '../support/test'

/** Nothing above or beside a pressed control moves; only what is below it may make room. */

type Shift = PerformanceEntry & { sources?: { node: Node | null; previousRect: DOMRectReadOnly }[] }
type Watched = Window & { movedSince?: () => string[] }

/** Watches for moves of anything that starts above the control's lower edge. Browsers report moves of 3 px or more. */
async function watchAbove(control: Locator) {
  await control.scrollIntoViewIfNeeded()
  await control.evaluate((pressed) => {
    const edge = pressed.getBoundingClientRect().bottom
    const shifts: Shift[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    ;(window as Watched).movedSince = () =>
      [...shifts, ...(observer.takeRecords() as Shift[])]
        .flatMap(({ sources = [] }) => sources)
        .filter(({ previousRect }) => previousRect.top < edge && previousRect.height > 0)
        .map(({ node }) => node?.textContent ?? '')
  })
}

/** After two frames, because a shift is reported with the frame that shows it. */
const expectStill = async (page: Page) => {
  const moved = await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done((window as Watched).movedSince?.()))),
      ),
  )
  expect(moved).toEqual([])
}

test('choosing another tip moves nothing above or beside it', async ({ page, customer, visitor }) => {
  await customer.hasAdded(visitor, '2104', { id: '2104001' })
  await page.goto('/review-cart')
  await island(page)
  const tip = page.locator('#driver-tip')
  const bill = page.getByRole('region', { name: 'Bill' })
  await tip.locator('summary').click()
  for (const amount of ['₹20.00', '₹30.00']) {
    await watchAbove(tip.getByText(amount))
    await tip.getByLabel(amount).check()
    await expect(bill).toContainText(new RegExp(`Courier tip\\s*${amount}`))
    await expectStill(page)
  }
})

test('a filter moves nothing above or beside it', async ({ page, t }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/category/NS8')
  await island(page)
  await page.locator('#filter-open').focus()
  await expect(page.locator('shop-filter:defined')).toHaveCount(1)
  for (const name of [t('filter.bestRated'), t('menu.vegOnly')]) {
    const chip = page.locator('#filter-chips').getByRole('link', { name })
    await watchAbove(chip)
    await chip.click()
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await expectStill(page)
  }
})

test('an error in the review moves nothing above or beside its field', async ({
  page,
  customer,
  visitor,
  problems,
}) => {
  problems.allowStatus(422)
  await customer.hasAdded(visitor, '2101', greenBowl.dal)
  await page.goto('/review-cart')
  await island(page)
  const field = page.getByLabel('Promo code')
  const place = () => field.evaluate((it) => it.getBoundingClientRect().top + scrollY)
  await field.fill('NOSUCH')
  const before = await place()
  await customer.button('offers.apply').click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await place()).toBe(before)
})
