import { expectAccessible } from '../support/axe'
import { ravi } from '../support/brands'
import { placesOrder } from '../support/orders'
import { expect, onPhoneWithScripts, test } from '../support/test'
import { Visitor } from '../support/visitor'

test.use(onPhoneWithScripts)

test('a delivered order is rated once, with separate stars for store and courier, and a failing call loses nothing', async ({
  page,
  problems,
  brand,
  customer,
  visitor,
  storefront,
  demo,
  t,
  hasScripts,
}) => {
  const { id } = await placesOrder(visitor, brand)
  await customer.continues(visitor)
  const main = page.getByRole('main')

  await page.goto(`/rating/${id}`)
  await expect(main).toContainText(t('rating.early'))
  await expect(main.getByRole('radio')).toHaveCount(0)
  await customer.link('order.track').click()
  await expect(page).toHaveURL(`/order-status/${id}`)

  await demo.advance(620)
  await page.goto(`/feedback/${btoa(brand.store.id)}`)
  await expect(main.getByRole('listitem').filter({ hasText: id })).toContainText(t('rating.rate'))
  await page.goto(`/order-details/${id}`)
  await customer.link('rating.rate').click()
  await expect(page).toHaveURL(`/rating/${id}`)
  const of = (part: 'rating.store' | 'rating.driver') => page.getByRole('region', { name: t(part), exact: true })
  const stars = (count: number) => t('rating.stars', { count })
  // No star is preselected, and a missing one is reported beside the stars.
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
  problems.allowStatus(400)
  await customer.button('rating.send').click()
  await expect(of('rating.store').getByRole('group').first()).toContainText(t('rating.starsRequired'))
  await expect(of('rating.driver')).not.toContainText(t('rating.starsRequired'))
  // The buttons lie over the stars, so they must stay clear.
  await expect(of('rating.store').getByLabel(stars(1))).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  if (hasScripts) await expectAccessible(page)
  const asks = (question: 'rating.likes' | 'rating.faults') =>
    of('rating.store').getByRole('group', { name: t(question), exact: true })
  await of('rating.store').getByLabel(stars(3)).check()
  await expect(asks('rating.faults')).toBeVisible()
  await expect(asks('rating.likes')).toBeHidden()
  await of('rating.store').getByLabel(stars(5)).check()
  await expect(asks('rating.faults')).toBeHidden()
  await asks('rating.likes').getByLabel(t('rating.tag.tasty')).check()
  await of('rating.store').getByLabel(t('rating.text')).fill('<b>Crisp</b> leaves')
  await of('rating.driver').getByLabel(stars(2)).check()

  problems.allowStatus(422)
  await demo.fault({ call: 'add_rating', kind: 'status', value: 500, times: 1 })
  await customer.button('rating.send').click()
  await expect(customer.message(t('error.server'))).toContainText(t('error.kept'))
  await expect(of('rating.store').getByLabel(stars(5))).toBeChecked()
  await expect(of('rating.store').getByLabel(t('rating.tag.tasty'))).toBeChecked()
  await expect(of('rating.store').getByLabel(t('rating.text'))).toHaveValue('<b>Crisp</b> leaves')
  await expect(of('rating.driver').getByLabel(stars(2))).toBeChecked()
  await customer.button('rating.send').click()
  await expect(customer.message(t('rating.thanks'))).toBeVisible()
  const [, sent] = await demo.calls('add_rating')
  expect(sent?.body).toMatchObject({
    ...{ rating: 5, description: `${t('rating.tag.tasty')}. <b>Crisp</b> leaves` },
    ...{ rating_driver: 2, description_driver: '' },
  })

  await page.goto(`/rating/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('rating.rated'))
  await customer.link('order.details').click()
  await expect(main).toContainText(t('rating.thanks'))
  await expect(customer.link('rating.rate')).toHaveCount(0)

  const other = new Visitor(storefront, brand.host)
  await other.signIn(ravi)
  for (const path of [`/rating/${id}`, `/reorder/${id}`]) {
    expect((await other.ask(path)).status, path).toBe(404)
    expect((await other.ask(path, { form: { stars: '1' } })).status, path).toBe(404)
  }
  expect(await demo.calls('add_rating')).toHaveLength(2)
})

test("a guest is sent from a store's feedback page to sign-in and back to their orders", async ({
  page,
  brand,
  customer,
  t,
}) => {
  const feedback = `/feedback/${btoa(brand.store.id)}`
  await page.goto(feedback)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.signIn') })
    .click()
  await customer.signsIn()
  await expect(page).toHaveURL(feedback)
  await expect(page.getByRole('main')).not.toContainText(t('rating.signIn'))
})
