import type { Page } from '@playwright/test'
import { island } from '../support/live'
import { expect, test } from '../support/test'

/** Transitions between pages (decision 025). */

/** Stores in the page which parts of it the browser animated when it appeared; null without a transition. */
function recordParts(page: Page) {
  return page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return void (document.documentElement.dataset.transitions = 'nothing')
      void viewTransition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        document.documentElement.dataset.transitions = parts.filter((part) => part?.includes('-group(')).join()
      })
    })
  })
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture of a store becomes its cover, and the bar stays', async ({ page, brand }) => {
    await recordParts(page)
    await page.goto('/')
    await page.getByRole('link', { name: brand.store.name, exact: true }).first().click()
    await expect(page).toHaveURL(`/vendor/${brand.store.slug}`)
    await expect(page.locator('html')).toHaveAttribute('data-transitions', /\(picture\)/)
    await expect(page.locator('html')).toHaveAttribute('data-transitions', /\(top\)/)
  })

  test('the pay bar of the review becomes that of the payment', async ({ page, customer, visitor, brand }) => {
    const sharesName = () => expect(page.locator('.pay-bar')).toHaveCSS('view-transition-name', 'foot')
    await customer.hasAdded(visitor, brand.store.id, brand.plain)
    await page.goto('/review-cart')
    await sharesName()
    await customer.button('review.proceed').click()
    await expect(page).toHaveURL('/payment')
    await sharesName()
  })

  test('the cart’s bar rises with the first item, and stands still on a page that comes with it', async ({
    page,
    customer,
    brand,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript(() => {
      addEventListener('transitionrun', ({ target }) => {
        if ((target as Element).matches('.cart-bar')) document.documentElement.dataset.rose = ''
      })
    })
    await customer.opensStore()
    await customer.adds(brand.plain)
    await expect(page.locator('html')).toHaveAttribute('data-rose')
    await page.reload()
    await island(page)
    await expect(page.locator('.cart-bar')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-rose')
  })

  test('a form that is posted during the change to another page causes no error', async ({ page, customer }) => {
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
  await recordParts(page)
  await customer.opensStore()
  await page.locator('a.logo').click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('data-transitions', 'nothing')
})
