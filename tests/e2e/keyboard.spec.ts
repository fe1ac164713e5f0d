import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'

const mostSteps = 150

/** Tabs on until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let step = 0; step < mostSteps; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${control} is not reached by Tab`)
}

test('a whole order with the keyboard alone', async ({ page, customer }) => {
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
  await expect(customer.button('item.add', { name: 'Quinoa bowl' })).toBeFocused()
  await customer.seesInCart(1)

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(customer.button('item.add', { name: 'Quinoa bowl' })).toBeFocused()

  await press(customer.button('cart.view'))
  await expect(page).toHaveURL(/\/sign-in/)
  await tabTo(page, page.getByLabel('Phone number or email'))
  await page.keyboard.type('9000000001')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/review-cart')
  await press(page.getByRole('button', { name: 'Proceed To Pay' }))
  await expect(page).toHaveURL('/payment')
  await press(page.getByRole('button', { name: 'Place Order' }))
  await expect(page).toHaveURL(/\/order-status\//)
})
