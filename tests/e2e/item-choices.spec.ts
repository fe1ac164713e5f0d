import type { Named } from '../kit'
import { greenBowl } from '../support/brands'
import type { Customer } from '../support/customer'
import { slowLine } from '../support/live'
import { expect, test } from '../support/test'

const { quinoa, wrap, orange } = greenBowl

/** Opens the choices of an item: in the menu with scripts, else at the address to which its Add leads. */
async function opensChoices(customer: Customer, item: Named & { id: string }) {
  if (!customer.hasScripts) return customer.page.goto(`/item/2101/${item.id}`)
  await customer.opensStore()
  await customer.adds(item)
}

test('choices open in a dialog with scripts and as a page without; Cancel goes back', async ({
  customer,
  page,
  hasScripts,
}) => {
  await customer.opensStore()
  await customer.adds(quinoa)
  await expect(customer.dialogOrPage.getByRole('heading', { name: quinoa.name })).toBeVisible()
  await expect(page).toHaveURL(hasScripts ? /\/vendor\/green-bowl$/ : /\/item\/2101\/901/)
  await customer.dialogOrPage.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/vendor\/green-bowl/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await customer.seesInCart(0)
})

test('presets are chosen, and the price is the base plus the choices', async ({ customer, t, page }) => {
  await opensChoices(customer, quinoa)
  await expect(customer.dialogOrPage.getByLabel('Regular')).toBeChecked()
  await customer.dialogOrPage.getByLabel('Large').check()
  await expect(customer.dialogOrPage.getByLabel('Regular')).not.toBeChecked()
  await customer.dialogOrPage.getByLabel('Avocado').check()
  await customer.addsToCart()
  await expect(customer.line(quinoa)).toContainText('Large, Avocado')
  await expect(customer.line(quinoa)).toContainText('₹255.00')
  await expect(page.getByRole('region', { name: t('cart.title') })).toContainText('₹255.00')
})

test('the button shows the price of the current choices, never an old sum', async ({ customer, page, hasScripts }) => {
  const line = await slowLine(page, '**/assets/choices-*.js', () => true)
  await page.goto('/item/2101/901')
  const sum = page.getByRole('button', { name: customer.t('item.addToCart') }).locator('.money')
  const plus = page.getByRole('button', { name: customer.t('cart.increase', { name: quinoa.name }) })
  await expect(sum).toHaveText('₹180.00')
  if (!hasScripts) {
    await plus.click()
    await expect(sum).toHaveText('₹360.00')
  }
  await page.getByLabel('Large').check()
  await expect(sum).toBeHidden()
  if (!hasScripts) return
  await line.letGo()
  await expect(sum).toHaveText('₹220.00')
  await plus.click()
  await expect(sum).toHaveText('₹440.00')
  // The browser restores no choices whose price the page does not show.
  await page.goto('/help')
  await page.goBack()
  await expect(page.getByLabel('Regular')).toBeChecked()
  await expect(sum).toHaveText('₹180.00')
})

test('a group with too few choices says so, and keeps what was chosen', async ({ customer, problems }) => {
  problems.allowStatus(422)
  await opensChoices(customer, wrap)
  const fillings = customer.dialogOrPage.getByRole('group', { name: /Choose two or three fillings/ })
  await fillings.getByLabel('Falafel').check()
  await customer.dialogOrPage.getByRole('button', { name: customer.t('item.addToCart') }).click()
  await expect(fillings).toContainText('Please choose at least 2')
  await expect(fillings.getByLabel('Falafel')).toBeChecked()
  await customer.seesInCart(0)
  await fillings.getByLabel('Hummus').check()
  await customer.addsToCart()
  await customer.seesInCart(1)
  await expect(customer.line(wrap)).toContainText('Falafel, Hummus')
})

test('more choices than allowed cannot be chosen', async ({ customer, hasScripts, problems }) => {
  problems.allowStatus(422)
  await opensChoices(customer, wrap)
  const fillings = customer.dialogOrPage.getByRole('group', { name: /Choose two or three fillings/ })
  for (const name of ['Falafel', 'Paneer tikka', 'Hummus']) await fillings.getByLabel(name).check()
  const fourth = fillings.getByLabel('Pickled beetroot')
  if (hasScripts) {
    await expect(fourth).toBeDisabled()
    await fillings.getByLabel('Hummus').uncheck()
    await expect(fourth).toBeEnabled()
  } else {
    await fourth.check()
    await customer.dialogOrPage.getByRole('button', { name: customer.t('item.addToCart') }).click()
    await expect(fillings).toContainText('Please choose no more than 3')
    await expect(fourth).toBeChecked()
  }
  await customer.seesInCart(0)
})

test('a nested choice is required only while its parent is chosen', async ({ customer, problems }) => {
  problems.allowStatus(422)
  await opensChoices(customer, quinoa)
  await expect(customer.dialogOrPage.getByLabel('Garlic')).toBeHidden()
  await customer.dialogOrPage.getByLabel('Sauce', { exact: true }).check()
  await customer.dialogOrPage.getByRole('button', { name: customer.t('item.addToCart') }).click()
  await expect(customer.dialogOrPage).toContainText('Please choose at least 1')
  await customer.dialogOrPage.getByLabel('Garlic').check()
  await customer.addsToCart()
  await expect(customer.line(quinoa)).toContainText('Regular, Sauce, Garlic')
  await expect(customer.line(quinoa)).toContainText('₹185.00')

  await customer.adds(quinoa)
  await customer.dialogOrPage.getByLabel('Sauce', { exact: true }).check()
  await customer.dialogOrPage.getByLabel('Garlic').check()
  await customer.dialogOrPage.getByLabel('Sauce', { exact: true }).uncheck()
  await customer.addsToCart()
  await expect(customer.line(quinoa).filter({ hasNotText: 'Garlic' })).toContainText('₹180.00')
})

test('an item without its own price costs what its choices cost', async ({ customer, page }) => {
  await customer.opensStore()
  await expect(page.getByRole('listitem').filter({ has: customer.button('item.add', orange) })).toContainText(
    'Price depends on your choices',
  )
  await customer.addsWithChoices(orange, 'Bottle, 500 ml')
  await expect(customer.line(orange)).toContainText('₹140.00')
})

test('an optional single choice can be empty', async ({ customer }) => {
  const salad = { name: 'Greek salad' }
  await customer.opensStore()
  await customer.adds(salad)
  await customer.dialogOrPage.getByLabel('Tahini').check()
  await customer.dialogOrPage.getByLabel('None').check()
  await customer.addsToCart()
  await expect(customer.line(salad)).toContainText('₹190.00')
})

test('several can be added at once, up to the stock', async ({ customer }) => {
  await opensChoices(customer, quinoa)
  await customer.dialogOrPage.getByLabel('Quantity').fill('3')
  await customer.addsToCart()
  await customer.seesQuantity(quinoa, 3)
})

test('plus and minus change the number to add, and keep the choices', async ({ customer }) => {
  await opensChoices(customer, quinoa)
  await customer.dialogOrPage.getByLabel('Large').check()
  const button = (key: string) =>
    customer.dialogOrPage.getByRole('button', { name: customer.t(key, { name: quinoa.name }), exact: true })
  const [minus, plus] = [button('cart.decrease'), button('cart.increase')]
  await expect(minus).toBeDisabled()
  await plus.click()
  await expect(customer.dialogOrPage.getByLabel('Quantity')).toHaveValue('2')
  await plus.click()
  await minus.click()
  await expect(customer.dialogOrPage.getByLabel('Quantity')).toHaveValue('2')
  await expect(customer.dialogOrPage.getByLabel('Large')).toBeChecked()
  await customer.addsToCart()
  await customer.seesQuantity(quinoa, 2)
})
