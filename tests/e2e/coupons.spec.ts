import { greenBowl, marketplace } from '../support/brands'
import { choosesSubscription, subscribes } from '../support/subscriptions'
import { expect, test } from '../support/test'

const { dal } = greenBowl

test.beforeEach(({ problems }) => problems.allowStatus(422))

test('a code is applied, removed by a change, applied again, and sent with the order', async ({
  page,
  customer,
  visitor,
  demo,
}) => {
  await customer.hasAdded(visitor, '2101', dal, { quantity: '2' })
  await page.goto('/review-cart')
  const bill = page.getByRole('region', { name: 'Bill' })
  const code = page.getByLabel('Promo code')
  const apply = page.getByRole('button', { name: 'Apply', exact: true })

  await code.fill('NOTHING')
  await apply.click()
  await expect(page.getByRole('alert')).toHaveText('This coupon is not valid for this order')
  await code.fill('welcome50')
  await apply.click()
  await expect(bill).toContainText('−₹50.00')
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeInViewport()

  await customer.button('cart.increase', dal).click()
  await expect(page.getByText('WELCOME50 was removed because your order has changed.')).toBeVisible()
  await expect(bill).not.toContainText('−₹50.00')
  await expect(code).toHaveValue('WELCOME50')
  await apply.click()
  await expect(bill).toContainText('−₹50.00')

  await customer.paysCash()
  const [order] = await demo.calls('place_order')
  expect(order?.body).toMatchObject({
    coupon_id: '401',
    coupon_redeem: 'WELCOME50',
    discount_price: '50.00',
    cashback: 0,
    sub_total: '450.00',
  })
})

test('a guest picks an offer, signs in, and sees how much is missing to its minimum', async ({
  page,
  customer,
  visitor,
}) => {
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await page.goto('/promo-code')
  await expect(page.getByRole('button', { name: 'Apply GREEN15' })).toBeVisible()
  await page.getByRole('button', { name: 'Apply TASTY20' }).click()
  await expect(customer.message('Please sign in to go on. Nothing you entered is lost.')).toBeVisible()
  await customer.signsIn()
  await expect(page.getByLabel('Promo code')).toHaveValue('TASTY20')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Add ₹150.00 more to use TASTY20')
  await expect(page.getByText('₹150.00 more')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Add more items' })).toBeVisible()
})

test('the review offers the best coupon, which one press applies with everything typed kept', async ({
  page,
  customer,
  visitor,
  demo,
}) => {
  await customer.hasAdded(visitor, '2101', dal, { quantity: '2' })
  await page.goto('/review-cart')
  await expect(page.getByText('Save ₹120.00 with FREEBITE')).toBeVisible()
  await page.getByLabel('Instructions').fill('Ring twice')
  await page.getByRole('button', { name: 'Apply FREEBITE' }).click()
  await expect(page.getByRole('region', { name: 'Bill' })).toContainText('−₹120.00')
  await expect(page.getByLabel('Instructions')).toHaveValue('Ring twice')
  await expect(page.getByText('with FREEBITE')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Save ₹120.00 with FREEBITE')).toBeVisible()
  // The vendor is asked for the terms once per cart, and again only when the code is applied.
  const asked = (await demo.calls('coupon_redeem')).filter(({ body }) => body.coupon_code === 'FREEBITE')
  expect(asked).toHaveLength(2)
})

test('a code reduces each delivery of a subscription, until it is removed', async ({
  page,
  visitor,
  customer,
  demo,
}) => {
  const { itemId } = await subscribes(demo, marketplace)
  await visitor.signIn()
  await choosesSubscription(visitor, marketplace, itemId)
  await customer.continues(visitor)
  await page.goto('/review-subscription')
  const main = page.getByRole('main')
  const code = page.getByLabel('Promo code')
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  await code.fill('NOTHING')
  await apply.click()
  await expect(page.getByRole('alert')).toHaveText('This coupon is not valid for this order')
  await expect(main).not.toContainText('−₹')

  await code.fill('milk10')
  await apply.click()
  await expect(page).toHaveURL('/review-subscription#offer')
  await expect(main).toContainText('−₹')
  const remove = page.getByRole('button', { name: 'Remove', exact: true })
  await expect(remove).toBeInViewport()
  await remove.click()
  await expect(main).not.toContainText('−₹')
  await expect(code).toBeInViewport()
})
