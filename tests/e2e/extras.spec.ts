import { aPicture } from '../../app/pictures/test-pictures'
import { expect, test } from '../support/test'

/** The grocer accepts pictures, such as a shopping list. */
const rice = { id: '2104001', name: 'Basmati rice, 1 kg' }

test('a tip, leave-at-door, pictures and instructions are sent with the order', async ({
  page,
  customer,
  demo,
  problems,
  visitor,
  hasScripts,
}) => {
  await customer.hasAdded(visitor, '2104', rice)
  await page.goto('/review-cart')
  await page.getByLabel('Instructions').fill('Ring twice')
  await page.getByLabel('Contactless delivery').check()
  const tip = page.locator('#driver-tip')
  await tip.locator('summary').click()
  const sum = page.getByRole('button', { name: 'Proceed To Pay' }).locator('.money')
  const before = Number((await sum.innerText()).replace('₹', ''))
  problems.allowStatus(400)
  await tip.getByLabel('Another amount').check()
  await tip.getByLabel('Your own amount').fill('ten')
  await page.getByRole('button', { name: 'Save tip' }).click()
  await expect(tip.getByLabel('Your own amount')).toBeFocused()
  await tip.getByLabel('₹20.00').check()
  if (hasScripts) await expect(sum).toHaveText(`₹${(before + 20).toFixed(2)}`)
  await page.getByRole('button', { name: 'Save tip' }).click()
  await expect(page).toHaveURL('/review-cart#driver-tip')
  await expect(page.getByRole('region', { name: 'Bill' })).toContainText(/Courier tip\s*₹20\.00/)

  const pictures = page.locator('details', { hasText: 'Pictures for the store' })
  await pictures.locator('summary').click()
  const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<script>') }
  const list = { name: 'a;b=c.webp', mimeType: 'image/webp', buffer: await aPicture(2, 2).webp().toBuffer() }
  problems.allowStatus(422)
  await page.getByLabel('Choose pictures').setInputFiles([fake, list])
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Some of the files' })).toBeVisible()
  await expect(pictures).toContainText('1 of 5')
  await page.getByLabel('Choose pictures').setInputFiles(list)
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await expect(pictures).toContainText('2 of 5')
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await expect(pictures).toContainText('1 of 5')

  await customer.paysCash()
  const [order] = await demo.calls('place_order')
  expect(order?.body).toMatchObject({
    notes: 'Ring twice',
    contact_less_delivery: 1,
    driver_tip: '20.00',
    order_images: expect.stringMatching(/^\d+$/),
  })
  expect(await demo.calls('remove-order-image')).toHaveLength(1)
})
