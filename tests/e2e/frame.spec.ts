import { expect, test } from '../support/test'

const pathOf = (href: string) => new URL(href).pathname

test('bar, menu and footer link to the right screens, all of which exist', async ({ page, customer, visitor }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  for (const name of ['Search stores and items', 'Offers', 'Choose a store'])
    await expect(bar.getByRole('link', { name })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/pages/about-us')
  await expect(footer.getByRole('link', { name: 'Android app' })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Tiffin Street`)

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await customer.button('menu.open').press('Enter')
  await expect(menu).toContainText('Welcome Guest')
  const forAll = ['Offers', 'FAQ', 'Privacy & terms', 'Support']
  await expect(menu.getByRole('link')).toHaveText(['Sign In', 'Home', ...forAll])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  const links = await page
    .locator(':is(.top, .drawer, .footer) a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  const own = [...new Set(links)].filter((href) => href.startsWith(page.url()))
  for (const href of own) {
    const answer = await page.request.get(href)
    expect([href, answer.status(), pathOf(answer.url())]).toEqual([href, 200, pathOf(href)])
  }

  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/faq')
  await customer.button('menu.open').click()
  await expect(menu.getByRole('link')).toHaveText([
    'Profile',
    'Home',
    'Subscriptions',
    'Wallet',
    'My orders',
    'Delivery address',
    ...forAll.toSpliced(2, 0, 'Report a bug'),
    'Sign Out',
  ])
})

test('a brand with one store and one language has no selectors; its banner is above the bar', async ({
  page,
  storefront,
}) => {
  await page.goto(storefront.url('grocery.localhost'))
  const bar = page.getByRole('banner')
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible()
  await expect(bar.locator('.language, .store-link')).toHaveCount(0)
})

test('the theme follows the device until the customer picks one, which is kept', async ({ page, customer, t }) => {
  const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
  const picks = async (theme: 'system' | 'light' | 'dark') => {
    await customer.button('menu.open').click()
    await page
      .getByRole('group', { name: t('theme.label') })
      .getByRole('button', { name: t(`theme.${theme}`) })
      .click()
    await expect(page).toHaveURL(/\/faq$/)
  }
  await page.goto('/faq')
  expect(await isDark()).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await isDark()).toBe(true)
  await picks('light')
  expect(await isDark()).toBe(false)
  await page.goto('/terms')
  expect(await isDark()).toBe(false)
  await page.goto('/faq')
  await picks('system')
  expect(await isDark()).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await picks('dark')
  expect(await isDark()).toBe(true)
})
