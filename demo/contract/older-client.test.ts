import { beforeEach, describe, expect, test } from 'vitest'
import { useDemo } from '../testing/use-demo'
import { startCheckedDemo } from './checked'
import { orderIdOf } from './customer'
import { noSaving, olderClientOf, type Wish } from './older-client'

/** Noon in India, on a day at which the clock of the demo can be set. */
const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const NOON = { to: `${DAY}T06:30:00Z`, wall: `${DAY} 12:00:00` }

/** Two large quinoa bowls and a lemonade: 530, and 26.50 tax and 20 for the delivery. */
const LUNCH: Wish[] = [
  { item: '901', option: 311, quantity: 2 },
  { item: '921', quantity: 1 },
]
const LUNCH_TOTAL = 576.5
/** 1,100 for the items. */
const PARTY: Wish[] = [{ item: '901', option: 311, quantity: 5 }]
/** 110 and 5.50 tax, 20 for the delivery. */
const FRIES: Wish[] = [{ item: '914', quantity: 1 }]

const demo = useDemo(startCheckedDemo)
const client = olderClientOf(demo)
let visited: Awaited<ReturnType<typeof client.visit>>

const openTheShop = async () => {
  visited = await client.visit(NOON.wall)
  await client.signIn()
}

beforeEach(async () => {
  await demo.control('clock', { to: NOON.to })
})

/** Sum of the rows below an order, as the customer would add them up. */
const addedUp = ({ discount_price: discount = '0', ...rows }: Record<string, string | undefined>) =>
  Object.values(rows)
    .reduce((sum, row) => sum + Number(row), -Number(discount))
    .toFixed(2)

describe('with the spelling that the demo starts with, an older client', () => {
  beforeEach(openTheShop)

  test('finds the shop open, its pictures and its help page', async () => {
    expect(visited.isOpen).toBe(true)
    for (const address of [...visited.pictures, String(visited.help)]) expect((await fetch(address)).status).toBe(200)
  })

  test('signs a new customer up with a ticked box', async () => {
    const meera = {
      user_name: 'Meera',
      last_name: 'Joshi',
      user_email: 'meera@example.com',
      mobile_number: '9111111111',
    }
    const form = { ...meera, country_code: '91', password: 'secret1', confirm_password: 'secret1', terms: true }
    expect((await demo.call('registration', form)).body.user_details).toMatchObject({ email: meera.user_email })
  })

  test('places an order with the same total as the vendor, and shows rows that add up', async () => {
    const bill = await client.billOf(LUNCH)
    expect(client.totalOf(bill, noSaving)).toBe(LUNCH_TOTAL)
    const { rows, total } = await client.bottomOf(orderIdOf(await client.place(bill, noSaving)))
    expect(rows).toEqual({ sub_total: '530.00', service_fee: '26.50', delivery_fee: '20.00' })
    expect([addedUp(rows), total]).toEqual(['576.50', '576.50'])
  })

  test.each([
    ['WELCOME50', 50, 0],
    ['TASTY20', 100, 0],
    ['GREEN15', 79.5, 0],
    ['ONCE25', 25, 0],
    ['BACK40', 0, 40],
    ['BACK10', 0, 53],
  ])('redeems %s for what the vendor thinks it is worth, and shows rows that add up', async (code, off, back) => {
    const bill = await client.billOf(LUNCH)
    const saving = (await client.save(bill, code)) ?? noSaving
    expect(saving).toMatchObject({ discount: off, cashback: back })
    const { rows, total } = await client.bottomOf(orderIdOf(await client.place(bill, saving)))
    expect(rows.discount_price).toBe(off === 0 ? undefined : off.toFixed(2))
    expect([addedUp(rows), total]).toEqual([total, (LUNCH_TOTAL - off).toFixed(2)])
  })

  test('learns below the minimum of a coupon that the coupon needs a larger order', async () => {
    expect(await client.save(await client.billOf(FRIES), 'WELCOME50')).toBeNull()
  })

  test('deducts a percentage without a cap in full', async () => {
    const bill = await client.billOf(PARTY)
    const saving = (await client.save(bill)) ?? noSaving
    expect(saving).toMatchObject({ coupon: { coupon_code: 'BIGTABLE' }, discount: 132 })
    expect((await client.place(bill, saving)).code).toBe(200)
  })

  test('pays from the wallet only what the wallet covers', async () => {
    const [fries, party] = [await client.billOf(FRIES), await client.billOf(PARTY)]
    expect([client.walletCovers(fries, noSaving), client.walletCovers(party, noSaving)]).toEqual([true, false])
    expect((await client.place(fries, noSaving, true)).code).toBe(200)
    expect((await client.place(fries, noSaving, true)).code).toBe(101)
  })

  test('shows a past order whose rows add up', async () => {
    const { rows, total } = await client.bottomOf(70001)
    expect(addedUp(rows)).toBe(total)
  })
})

describe('with another spelling of answers, an older client', () => {
  test('gives orders away for coupons and believes that the wallet covers everything when numbers are text', async () => {
    await demo.control('flavour', { numbers: 'text' })
    await openTheShop()
    // "50" comes after "440.00", and "150" after "1175.00".
    const few = await client.billOf([{ item: '914', quantity: 4 }])
    const many = await client.billOf([{ item: '914', quantity: 10 }])
    expect((await client.save(few, 'WELCOME50'))?.discount).toBe('440.00')
    expect(client.walletCovers(many, noSaving)).toBe(true)
  })

  test('deducts nothing for a percentage without a cap when empty values are null', async () => {
    await demo.control('flavour', { empty: 'null' })
    await openTheShop()
    expect((await client.save(await client.billOf(PARTY)))?.discount).toBe(0)
  })
})
