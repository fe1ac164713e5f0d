import { expect, test } from '../support/test'
import { hiddenFields, textOf, type Visitor } from '../support/visitor'

const supermarket = { id: '2104', path: '/vendor/city-supermarket', items: 220 }

/** Puts every item of the supermarket into the cart. */
async function fillCart(visitor: Visitor) {
  const { text } = await visitor.open(supermarket.path)
  const sections = [...text.matchAll(/href="\?section=(\d+)"/g)].map(([, id]) => id)
  const ids = new Set<string>()
  for (const section of sections) {
    const page = await visitor.open(`${supermarket.path}?section=${section}`)
    for (const [, id = ''] of page.text.matchAll(/name="itemId" value="(\d+)"/g)) ids.add(id)
  }
  expect(ids.size).toBe(supermarket.items)
  const lines = JSON.stringify([...ids].map((itemId) => ({ itemId, choiceIds: [], quantity: 1 })))
  await visitor.ask('/cart', { form: { intent: 'restore', storeId: supermarket.id, lines } })
}

/** The lines and the bill of the page, as parts that show where two pages differ. */
const linesAndBill = (page: string) => textOf(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '').split(/(?=₹)/)

test('a cart with every item of a supermarket is reviewed and ordered with a handful of calls, at the right prices', async ({
  visitor,
  demo,
}) => {
  const countOf = async (name: string) => (await demo.calls(name)).length
  await visitor.signIn()
  await fillCart(visitor)

  const details = await countOf('restaurant_menus_details')
  const menus = await countOf('restaurantcategorymenus')
  const review = await visitor.open('/review-cart')
  expect(review.status).toBe(200)
  expect(review.text).toContain(`Cart, ${supermarket.items} items`)
  expect(await countOf('restaurant_menus_details')).toBe(details)
  expect(await countOf('restaurantcategorymenus')).toBe(menus + 1)

  // Menu rows without their empty fields cannot be priced: then every item is read, with the same result.
  await demo.flavour({ numbers: 'native', empty: 'absent' })
  const byDetails = await visitor.open('/review-cart')
  expect(await countOf('restaurant_menus_details')).toBe(details + supermarket.items)
  expect(linesAndBill(byDetails.text)).toEqual(linesAndBill(review.text))
  expect(hiddenFields(byDetails.text, 'proceed').revision).toBe(hiddenFields(review.text, 'proceed').revision)
  await demo.flavour({ numbers: 'mixed', empty: 'mixed' })

  const before = await countOf('restaurant_menus_details')
  const placed = await visitor.ask('/payment', { form: await visitor.proceedToPay() })
  expect(placed.location).toMatch(/^\/order-status\/\d+$/)
  expect(await countOf('restaurant_menus_details')).toBe(before)
  const [order] = await demo.calls('place_order')
  expect(order).toBeDefined()
})
