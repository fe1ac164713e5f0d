import { greenBowl } from '../support/brands'
import { plainItems } from '../support/orders'
import { expect, test } from '../support/test'

const { dal, beetroot, eggs, fries, quinoa } = greenBowl
const jeeraRice = { name: 'Jeera rice' }

test('plus, minus and remove change a line; minus at quantity one removes it', async ({
  customer,
  visitor,
  page,
  t,
}) => {
  await visitor.add('2101', dal)
  await visitor.add('2101', fries)
  await customer.continues(visitor)
  await customer.opensStore()
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 2)
  await customer.seesInCart(3)
  await expect(page.getByRole('region', { name: t('cart.title') })).toContainText('₹410.00')
  await customer.button('cart.decrease', dal).click()
  await customer.seesQuantity(dal, 1)
  await customer.button('cart.decrease', dal).click()
  await customer.seesQuantity(dal, 0)
  await customer.button('cart.remove', fries).click()
  await customer.seesInCart(0)
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.reload()
  await customer.seesInCart(0)
})

test('adding beyond the stock says: Maximum items reached', async ({ customer }) => {
  await customer.opensStore()
  await customer.adds(beetroot)
  await customer.seesQuantity(beetroot, 1)
  await customer.button('cart.increase', beetroot).click()
  await expect(customer.message('Maximum items reached')).toBeVisible()
  await customer.seesQuantity(beetroot, 1)
  await customer.adds(beetroot)
  await expect(customer.message('Maximum items reached')).toBeVisible()
  await customer.seesInCart(1)
})

test('the same item with the same choices is one line, with other choices a second one; its Add button stays, and shows and names how many are in the cart', async ({
  customer,
  t,
}) => {
  await customer.opensStore()
  await customer.addsWithChoices(quinoa)
  await customer.seesInCart(1)
  await customer.addsWithChoices(quinoa)
  await customer.seesInCart(2)
  await expect(customer.line(quinoa)).toHaveCount(1)
  await customer.addsWithChoices(quinoa, 'Large')
  await customer.seesInCart(3)
  await expect(customer.line(quinoa)).toHaveCount(2)
  const add = customer.addButton(quinoa)
  await expect(add).toHaveText('3')
  await expect(add).toHaveAccessibleName(`${t('item.add', quinoa)}, ${t('cart.held', { count: 3 })}`)
})

test('adding from another store asks first', async ({ customer, visitor, page }) => {
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await customer.opensStore('spice-route')
  await customer.adds(jeeraRice)
  await expect(customer.dialogOrPage.getByRole('heading', { name: 'Clear Cart?' })).toBeVisible()
  await expect(customer.dialogOrPage).toContainText('Green Bowl')
  await expect(customer.dialogOrPage).toContainText('Spice Route')
  await customer.dialogOrPage.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/spice-route/)
  await customer.seesQuantity(dal, 1)

  await customer.adds(jeeraRice)
  await customer.dialogOrPage.getByRole('button', { name: 'Clear cart and add' }).click()
  await customer.seesQuantity(jeeraRice, 1)
  await customer.seesQuantity(dal, 0)
  await customer.seesInCart(1)
})

test('Clear Cart asks first, also where it is pressed at its edge', async ({ customer, visitor, page }) => {
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await customer.opensStore()
  await customer.link('cart.clear').click({ position: { x: 30, y: 42 } })
  await expect(customer.dialogOrPage.getByRole('heading', { name: 'Clear Cart?' })).toBeVisible()
  await customer.dialogOrPage.getByRole('link', { name: 'Cancel' }).click()
  await customer.seesInCart(1)
  await customer.link('cart.clear').click()
  await customer.dialogOrPage.getByRole('button', { name: 'Clear Cart' }).click()
  await customer.seesInCart(0)
  await expect(page).toHaveURL(/green-bowl/)
})

test('the page of a question about the cart leads back once it is answered @no-js', async ({ visitor }) => {
  const backTo = '/vendor/spice-route'
  const [item] = await plainItems(visitor, backTo)
  const clear = `/cart/clear?backTo=${backTo}`
  const replace = `/cart/replace?storeId=2102&itemId=${item.id}&backTo=${backTo}`
  await visitor.add('2101', dal)
  for (const question of [clear, replace]) expect((await visitor.open(question)).path).toBe(question)
  await visitor.add('2102', item, { intent: 'replace', replaces: '2101' })
  expect((await visitor.open(replace)).path).toBe(backTo)
  await visitor.ask('/cart', { form: { intent: 'clear' } })
  for (const question of [clear, replace]) expect((await visitor.open(question)).path).toBe(backTo)
})

test('below the minimum order the cart says so and disables View Cart', async ({ customer, page }) => {
  await customer.opensStore()
  await customer.adds(eggs)
  const cart = page.getByRole('region', { name: 'Your cart' })
  await expect(cart).toContainText('Minimum items total must be ₹100.00')
  await expect(cart).toContainText('Add ₹30.00 more')
  await expect(cart.getByText('₹30.00')).toHaveCount(1)
  await expect(customer.button('cart.view')).toBeDisabled()
  await customer.button('cart.increase', eggs).click()
  await expect(page.getByText('Minimum items total must be')).toHaveCount(0)
  await expect(customer.button('cart.view')).toBeEnabled()
})

test('an empty cart has no View Cart, and posting its form anyway explains why', async ({
  customer,
  visitor,
  page,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  await customer.opensStore()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(customer.button('cart.view')).toHaveCount(0)
  expect((await visitor.submit('/cart', { intent: 'check-out' })).text).toContain('Please add Item in to cart')
})

test('Add turns into a stepper in the menu', async ({ customer }) => {
  await customer.opensStore()
  await customer.adds(dal)
  await expect(customer.button('item.add', dal)).toHaveCount(0)
  await customer.inMenu('cart.increase', dal).click()
  await customer.seesInCart(2)
  await customer.seesQuantity(dal, 2)
  await customer.button('cart.decrease', dal).click()
  await customer.seesInCart(1)
  await customer.inMenu('cart.decrease', dal).click()
  await customer.seesInCart(0)
  await expect(customer.button('item.add', dal)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a bar on every browsing screen links to the review, with count, sum and the amount missing to the minimum', async ({
    customer,
    page,
    t,
  }) => {
    await customer.opensStore()
    const bar = page.getByRole('complementary', { name: t('cart.title') })
    await expect(bar).toHaveCount(0)
    await customer.adds(eggs)
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText('₹70.00')
    await expect(bar).toContainText(t('cart.toMinimum', { amount: '₹30.00' }))
    await customer.inMenu('cart.increase', eggs).click()
    await expect(bar).toContainText('₹140.00')
    await customer.opensStore('spice-route')
    await expect(bar).toContainText('Green Bowl')
    await bar.getByRole('link').click()
    await expect(page).toHaveURL('/review-cart')
  })

  test('the bar on the home page shows the prices that the customer saw, and says so', async ({
    customer,
    visitor,
    page,
    t,
  }) => {
    await visitor.add('2101', dal)
    await customer.continues(visitor)
    await page.goto('/')
    const bar = page.getByRole('complementary', { name: t('cart.title') })
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText(`${t('cart.asSeen')}≈ ₹150.00`)
    await expect(bar).toContainText('Green Bowl')
  })
})

test('the cart survives a reload, other pages and another visit @js', async ({ customer, page, context }) => {
  await customer.opensStore()
  await customer.adds(dal)
  await customer.seesInCart(1)
  await expect(customer.cartLink.getByText('₹150.00')).toBeVisible()
  await page.reload()
  await customer.seesQuantity(dal, 1)
  await page.goto('/')
  await customer.seesInCart(1)
  await expect(customer.cartLink).toContainText('≈ ₹150.00')
  await customer.cartLink.click()
  await expect(page).toHaveURL('/review-cart')
  await customer.seesQuantity(dal, 1)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === '__cart')?.expires).toBeGreaterThan(Date.now() / 1000 + 3600)
})

test('the review changes lines like the cart, and the bill follows', async ({ customer, visitor, page, t }) => {
  await visitor.add('2101', dal)
  await visitor.add('2101', fries)
  await customer.continues(visitor)
  await page.goto('/review-cart')
  const bill = page.getByRole('region', { name: t('bill.title') })
  await expect(bill).toContainText('₹260.00')
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 2)
  await expect(bill).toContainText('₹410.00')
  await customer.button('cart.remove', dal).click()
  await expect(bill).toContainText('₹110.00')
  await customer.button('cart.remove', fries).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
})
