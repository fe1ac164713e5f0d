import { wordsOf } from '../kit/words'
import { asha, greenBowl } from '../support/brands'
import { island, lookUp } from '../support/live'
import { expect, test } from '../support/test'

test('a picked language changes the page and survives a reload and other pages', async ({ page, customer }) => {
  await page.goto('/')
  await expect(customer.languages).toContainText('English')
  await customer.picksLanguage('Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { name: wordsOf('fr')('home.storesNear') })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto('/vendor/green-bowl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 3, name: 'Bol de quinoa' })).toBeVisible()
})

test('what was typed is still there in another language and in another theme @js', async ({
  page,
  customer,
  visitor,
}) => {
  const french = wordsOf('fr')
  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/add-address?backTo=/orders')
  await island(page)
  await page.getByLabel('House/Building Name').fill('Rose Villa & Sons')
  await page.getByRole('radio', { name: 'Office' }).check()
  await customer.picksLanguage('Français')
  await expect(page.getByLabel(french('address.house'))).toHaveValue('Rose Villa & Sons')
  await expect(page.getByRole('radio', { name: french('address.tag.Office') })).toBeChecked()
  expect(page.url()).not.toMatch(/Rose/)
  await page.goto('/report-bug')
  await island(page)
  await page.getByLabel(french('report.subject')).fill('Pain')
  await page.getByRole('button', { name: french('menu.open') }).click()
  await page.getByRole('button', { name: french('theme.dark') }).click()
  await expect(page.getByLabel(french('report.subject'))).toHaveValue('Pain')
  await page.goto('/profile')
  const languages = page.locator('header details.language:visible')
  await languages.locator('summary').click()
  await languages.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(new URL(page.url()).search).toBe('')

  // So is a place that was looked up, though nothing else was typed.
  await page.goto('/add-address')
  await island(page)
  await page.getByLabel('Search location').fill('Prahlad Nagar')
  await lookUp(page, customer.button('location.find'))
  await customer.picksLanguage('Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('#place-chosen')).toContainText('Prahlad Nagar')
})

test('what was typed at sign-in and sign-up, and the chosen country, is still there in another language @js', async ({
  page,
  customer,
}) => {
  const french = wordsOf('fr')
  await page.goto('/sign-in')
  await page.getByLabel('Phone number or email').fill(asha.mobile)
  await customer.button('signIn.continue').click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await island(page)
  await customer.picksLanguage('Français')
  const identifier = page.getByLabel(french('signIn.identifier'))
  await expect(identifier).toHaveValue(asha.mobile)
  await identifier.fill('nila@example.com')
  await page.getByRole('button', { name: french('signIn.continue') }).click()
  await expect(page.getByLabel(french('signUp.name'))).toBeVisible()
  await island(page)
  await page.getByRole('combobox', { name: french('phone.country') }).selectOption('FR')
  await page.getByLabel(french('signUp.name')).pressSequentially('Nila')
  const languages = page.locator('header details.language:visible')
  await languages.locator('summary').click()
  await languages.getByRole('button', { name: 'English' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Nila')
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('FR')
})

test('the language is the browser’s if the vendor offers it, else English', async ({ visitor }) => {
  const langOf = async (accept: string) => {
    const { text } = await visitor.ask('/', { headers: { 'Accept-Language': accept } })
    return /<html lang="(\w+)"/.exec(text)?.[1]
  }
  expect(await langOf('fr')).toBe('fr')
  expect(await langOf('fr-CA,en;q=0.5')).toBe('fr')
  expect(await langOf('en-GB')).toBe('en')
  expect(await langOf('de')).toBe('en')
})

test.describe('an address that names a language', () => {
  const french = wordsOf('fr')

  test('is shown in it, with everything fetched and answered on the page, until the customer picks another', async ({
    page,
    customer,
    hasScripts,
  }) => {
    await page.goto('/vendor/green-bowl?lang=fr')
    await page.getByRole('button', { name: french('item.add', { name: 'Bol de quinoa' }) }).click()
    const choices = hasScripts ? page.getByRole('dialog') : page.locator('main')
    if (hasScripts) await expect(choices.getByRole('button', { name: french('item.addToCart') })).toBeVisible()
    await page.goto('/vendor/green-bowl?lang=fr')
    await page.locator(`#item-${greenBowl.dal.id} button.add`).click()
    const announcement = hasScripts ? page.locator('header [role=status]') : page.getByRole('status')
    await expect(announcement.filter({ hasText: 'ajouté à votre panier' })).toBeAttached()
    await page.locator('header details.language:visible summary').click()
    await page.locator('header details.language:visible').getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(/lang=fr/)
    expect(await customer.languages.textContent()).toContain('English')
  })
})

test.describe('a brand that speaks German', () => {
  test.use({ emptyCache: true })

  test('formats amounts and counts the German way, also after a change', async ({ page, demo }) => {
    const { dal } = greenBowl
    const german = wordsOf('de')
    await demo.settings('localhost', { primary_lang: 'de', secondary_lang: '', currency: '€' })
    await demo.fault({ kind: 'price', value: { item_id: dal.id, price: 1234.5 } })
    await page.goto('/vendor/green-bowl')
    const cart = page.getByRole('region', { name: german('cart.title') })
    await expect(page.locator(`#item-${dal.id} .price`)).toHaveText('1.234,50\u00a0€')
    await page.getByRole('button', { name: german('item.add', { name: dal.name }) }).click()
    await expect(cart).toContainText('1 Artikel1.234,50\u00a0€')
    await cart.getByRole('button', { name: german('cart.increase', { name: dal.name }) }).click()
    await expect(cart).toContainText('2 Artikel2.469,00\u00a0€')
  })
})
