import { deleteAddresses } from '../support/addresses'
import { expectAccessible } from '../support/axe'
import { lookUp } from '../support/live'
import { expect, test } from '../support/test'

/** The life of an address, in Arabic and without scripts. */

test('an address is added, changed, chosen and deleted', async ({ customer, visitor, page, brand, t }) => {
  await visitor.signIn()
  await customer.continues(visitor)
  const cards = page.getByRole('main').getByRole('listitem')
  const rose = cards.filter({ hasText: 'Rose Villa' })
  await page.goto('/address')
  const before = await cards.count()
  await customer.link('address.add').click()
  await customer.findsPlace(brand.place)
  await page.getByLabel(t('address.house')).fill('Rose Villa')
  await customer.button('address.save').click()
  await expect(page).toHaveURL('/address')
  await expect(rose).toContainText(t('address.current'))
  await expect(rose).toContainText(t('address.tag.Home'))

  await rose.getByRole('link', { name: t('address.editNamed', { address: '' }).trim() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('address.editTitle'))
  await expect(page).toHaveTitle(new RegExp(`^${t('address.editTitle')}`))
  await expect(page.getByLabel(t('address.house'))).toHaveValue('Rose Villa')
  await expect(customer.button('address.save')).toBeEnabled()
  await page.getByLabel(t('address.flat')).fill('7')
  await page.getByText(t('address.tag.Office'), { exact: true }).click()
  await customer.button('address.save').click()
  await expect(page).toHaveURL('/address')
  await expect(rose).toContainText(t('address.tag.Office'))
  await expect(rose).toContainText(/7[,،] Rose Villa/)
  await expect(page.locator('header')).toContainText(/7[,،] Rose Villa/)

  const other = cards.filter({ hasNotText: 'Rose Villa' }).first()
  await other.getByRole('button').click()
  await expect(rose).not.toContainText(t('address.current'))
  await expect(page.getByText(t('address.current'))).toHaveCount(1)

  // The page's script opens the dialog.
  await page.waitForLoadState()
  await rose.getByRole('link', { name: t('address.deleteNamed', { address: '' }).trim() }).click()
  await expect(customer.dialogOrPage).toContainText('Rose Villa')
  await customer.dialogOrPage.getByRole('button', { name: t('address.delete') }).click()
  await expect(cards).toHaveCount(before)
})

test('a customer without an address is asked for the first one, beside a link that skips it', async ({
  customer,
  visitor,
  page,
  brand,
  t,
}) => {
  await visitor.signIn()
  await deleteAddresses(visitor)
  await customer.continues(visitor)
  await page.goto('/address?backTo=/orders')
  await expect(page.getByRole('main')).toContainText(t('address.none'))
  if (customer.hasScripts) await expectAccessible(page)
  await page.getByLabel(t('address.search')).fill(brand.place)
  await lookUp(page, customer.button('location.find'))
  await expect(customer.link('address.skip')).toHaveAttribute('href', '/orders')
  await customer.button('address.save').click()
  await expect(page).toHaveURL('/orders')
})
