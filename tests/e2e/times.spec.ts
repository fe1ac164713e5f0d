import { plainItems } from '../support/orders'
import { expect, test } from '../support/test'
import { answersWith, changingVendor } from '../support/vendor-proxy'

test('an order from a pre-order store needs a time, which is sent to the vendor', async ({
  page,
  customer,
  visitor,
  demo,
  problems,
}) => {
  problems.allowStatus(400)
  await visitor.signIn()
  const [item] = await plainItems(visitor, '/vendor/trattoria-lucia')
  await visitor.add('2119', item)
  await customer.continues(visitor)
  await page.goto('/review-cart')
  const main = page.getByRole('main')
  await expect(main.getByText('Please select date and time both')).toBeVisible()
  await expect(main).toContainText('No time chosen yet')

  await main.getByRole('region', { name: 'Delivery or takeaway' }).getByRole('link', { name: 'Choose a time' }).click()
  await expect(customer.dialogOrPage.getByRole('radio', { name: 'As soon as possible' })).toHaveCount(0)
  await customer.button('times.save').click()
  await expect(customer.message('Please select date and time both')).toBeVisible()
  // A week from today all slots are still to come.
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(7).click()
  const ten = page.getByRole('radio', { name: /^10:00/ })
  await ten.first().check()
  const start = await ten.first().inputValue()
  await customer.button('times.save').click()
  await expect(page).toHaveURL('/review-cart')
  await expect(page.getByRole('region', { name: 'Delivery or takeaway' })).toContainText('10:00')

  await customer.paysCash()
  await expect(main).toContainText('Scheduled for')
  await expect(main).toContainText('10:00')
  const [check] = await demo.calls('get_restaurant_on_off')
  const [order] = await demo.calls('place_order')
  expect(order?.body).toMatchObject({ future_delivery_date: start })
  expect(`${check?.body.date} ${check?.body.starttime}`).toBe(start)
})

test.describe('a store whose hours change', () => {
  const vendor = changingVendor()
  test.use({ changedVendor: vendor })

  test('does not move the chosen time when the customer comes back by Back, or when another one is refused', async ({
    page,
    customer,
    visitor,
    problems,
  }) => {
    problems.allowStatus(422)
    vendor.becomes(answersWith({ open_time: '09:00:00', close_time: '22:00:00' }, 'restaurantTiming'))
    await visitor.signIn()
    const [item] = await plainItems(visitor, '/vendor/trattoria-lucia')
    await visitor.add('2119', item)
    await customer.continues(visitor)
    await page.goto('/order-time')
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(7).click()
    const time = page.getByRole('radio', { name: /^2:00/ })
    await time.check()
    const start = await time.inputValue()
    await customer.button('times.save').click()
    await expect(page).toHaveURL('/review-cart')
    vendor.becomes(answersWith({ open_time: '11:00:00', close_time: '22:00:00' }, 'restaurantTiming'))
    await page.goBack()
    await expect(page.locator('[name=slot]:checked')).toHaveValue(start)

    await page.goto('/order-time')
    await page.getByRole('radio', { name: /^11:00/ }).check()
    vendor.becomes(answersWith({ open_time: '12:00:00', close_time: '22:00:00' }, 'restaurantTiming'))
    await customer.button('times.save').click()
    await expect(customer.message('The time you chose is no longer available.')).toBeVisible()
    await expect(page.locator('[name=slot]:checked')).toHaveCount(0)
  })
})
