import type { Page } from '@playwright/test'
import { island } from '../support/live'
import { expect, test } from '../support/test'

/** How a page becomes the next, by a transition of the browser (decision 025). */

/** Notes in the page which parts of it the browser moved as it came: null where it came at once. */
function noteParts(page: Page) {
  return page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return void (document.documentElement.dataset.moved = 'nothing')
      void viewTransition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        document.documentElement.dataset.moved = parts.filter((part) => part?.includes('-group(')).join()
      })
    })
  })
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture of a store becomes its cover, and the bar stays', async ({ page, brand }) => {
    await noteParts(page)
    await page.goto('/')
    await page.getByRole('link', { name: brand.store.name, exact: true }).first().click()
    await expect(page).toHaveURL(`/vendor/${brand.store.slug}`)
    await expect(page.locator('html')).toHaveAttribute('data-moved', /\(picture\)/)
    await expect(page.locator('html')).toHaveAttribute('data-moved', /\(top\)/)
  })

  test('a post that overtakes the change to another page is no error of the page', async ({ page, customer }) => {
    await customer.opensStore()
    await island(page)
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: '/theme',
        className: 'late',
      })
      form.innerHTML = '<input name="theme" value="dark"><input name="backTo" value="/faq">'
      document.body.append(form)
      addEventListener('pageswap', () => form.submit(), { once: true })
    })
    await page.locator('a.logo').click()
    await expect(page).toHaveURL('/faq')
  })
})

test('with reduced motion the next page comes at once', async ({ page, customer }) => {
  await noteParts(page)
  await customer.opensStore()
  await page.locator('a.logo').click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'nothing')
})
