import { expect, test } from '../support/test'
import { wordsOf } from '../support/words'

test('a picked language changes the page and survives reload and other pages', async ({ page, customer }) => {
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

test('the language is the browser’s where the vendor offers it, else English', async ({ visitor }) => {
  const langOf = async (accept: string) => {
    const { text } = await visitor.ask('/', { headers: { 'Accept-Language': accept } })
    return /<html lang="(\w+)"/.exec(text)?.[1]
  }
  expect(await langOf('fr')).toBe('fr')
  expect(await langOf('fr-CA,en;q=0.5')).toBe('fr')
  expect(await langOf('en-GB')).toBe('en')
  expect(await langOf('de')).toBe('en')
})
