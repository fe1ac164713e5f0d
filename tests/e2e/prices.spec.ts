import type { Page } from '@playwright/test'
import { greenBowl } from '../support/brands'
import type { Customer } from '../support/customer'
import type { DemoVendor } from '../support/servers'
import { expect, test } from '../support/test'
import type { Visitor } from '../support/visitor'

const { dal, quinoa } = greenBowl

const menuPrice = (page: Page) => page.locator(`#item-${dal.id} .price`)
const bill = (page: Page) => page.getByRole('region', { name: 'Bill' }).getByRole('definition')

/** A customer with three units of an item at this price, at a vendor with this number of decimals. */
async function buy(
  price: number,
  decimal: unknown,
  { demo, visitor, customer }: { demo: DemoVendor; visitor: Visitor; customer: Customer },
) {
  await demo.settings('localhost', { decimal })
  await demo.fault({ kind: 'price', value: { item_id: dal.id, price } })
  await customer.hasAdded(visitor, '2101', dal, { quantity: '3' })
  await customer.opensStore()
}

test.describe('a vendor whose prices have no decimals', () => {
  test.use({ emptyCache: true })

  test('shows whole amounts that add up, and is sent the same amounts', async ({
    page,
    customer,
    visitor,
    demo,
    hasScripts,
  }) => {
    await buy(150.4, '0', { demo, visitor, customer })
    await expect(menuPrice(page)).toHaveText('₹150')
    await customer.adds(quinoa)
    if (hasScripts) {
      await customer.dialogOrPage.getByLabel('Large').check()
      await expect(customer.dialogOrPage.locator('[data-total]')).toHaveText('₹220')
      await customer.dialogOrPage.getByRole('link', { name: 'Cancel' }).click()
    }
    await page.goto('/review-cart')
    await expect(customer.line(dal)).toContainText('₹451')
    await expect(bill(page)).toHaveText(['₹451', '₹23', '₹10', '₹20', '₹504'])
    await customer.paysCash()
    const [order] = await demo.calls('place_order')
    expect(order?.body).toMatchObject({ sub_total: '451.00', service_fee: '23.00', total_amount: '504.00' })
  })
})

test.describe('a vendor whose prices have three decimals', () => {
  test.use({ emptyCache: true })

  test('shows three and is sent three', async ({ page, customer, visitor, demo }) => {
    await buy(101.255, 3, { demo, visitor, customer })
    await expect(menuPrice(page)).toHaveText('₹101.255')
    await expect(customer.line(dal)).toContainText('₹303.765')
    await page.goto('/review-cart')
    await expect(bill(page).first()).toHaveText('₹303.765')
    await customer.paysCash()
    const [order] = await demo.calls('place_order')
    expect(order?.body).toMatchObject({ sub_total: '303.765' })
  })
})

test.describe('a vendor with plain prices by deployment', () => {
  test.use({ ownStorefront: { PLAIN_PRICE_VENDORS: '9, 10001' } })

  test('shows them as they are', async ({ page, customer, visitor, demo }) => {
    await buy(150.5, 2, { demo, visitor, customer })
    await expect(menuPrice(page)).toHaveText('₹150.5')
    await expect(customer.line(dal)).toContainText('₹451.5')
    await page.goto('/review-cart')
    await expect(bill(page)).toHaveText(['₹451.5', '₹22.58', '₹10', '₹20', '₹504.08'])
  })
})
