import { describe, expect, test } from 'vitest'
import type { OrderLine, OrderStatus } from './order'
import {
  canOrderAgain,
  claimedLines,
  isAsBefore,
  planReorder,
  refilled,
  type Reorder,
  type ReorderLine,
} from './reorder'
import { aCart, aLine, aPricedLine, rupees } from '~/domain/test-builders'

const was = (part: Partial<OrderLine> = {}): OrderLine => ({
  name: 'Quinoa bowl',
  diet: 'veg',
  quantity: 2,
  amount: '440',
  choices: ['Large'],
  ...part,
})

const offer = (part: Partial<ReorderLine> = {}): ReorderLine => ({
  itemId: '901',
  name: 'Quinoa bowl',
  choiceIds: ['311'],
  choiceNames: ['Large'],
  quantity: 2,
  unitPrice: '220',
  ...part,
})

const answer = (lines: ReorderLine[], missing = 0): Reorder => ({ store: null, lines, missing })

/** The lines as the menu has them, at the price that the vendor said unless told otherwise. */
const menu = (offered: Reorder, ...parts: Parameters<typeof aPricedLine>[0][]) =>
  claimedLines(offered).map((line, at) => aPricedLine({ ...line, unitPrice: line.priceSeen, ...parts[at] }))

const plan = (ordered: OrderLine[], offered: Reorder, ...parts: Parameters<typeof aPricedLine>[0][]) =>
  planReorder(ordered, offered, menu(offered, ...parts), rupees)

const lemonade = { was: was({ name: 'Lemonade', quantity: 1, amount: '90', choices: [] }) }
const lemonadeOffer = offer({ itemId: '921', name: 'Lemonade', choiceIds: [], choiceNames: [], quantity: 1 })

describe('what can be had of an order', () => {
  test('as before: nothing is to be said', () => {
    const same = plan([was()], answer([offer()]))
    expect([isAsBefore(same), same.rows.length]).toEqual([true, 1])
  })

  test('a price of the menu that is another now is told beside the one that was paid for one', () => {
    const dearer = plan([was()], answer([offer()]), { unitPrice: '235' })
    expect(dearer.rows).toMatchObject([
      { line: { unitPrice: '235', priceSeen: '235' }, before: { quantity: null, unitPrice: '220' } },
    ])
    expect(isAsBefore(dearer)).toBe(false)
  })

  test('a price that only rounding makes another one has not changed', () => {
    expect(
      isAsBefore(plan([was({ quantity: 3, amount: '3.77' })], answer([offer({ quantity: 3, unitPrice: '1.255' })]))),
    ).toBe(true)
  })

  test('fewer than ordered, by the vendor or by the menu’s stock, are told with how many there were', () => {
    const [byVendor] = plan([was({ quantity: 5, amount: '1100' })], answer([offer({ quantity: 3 })])).rows
    const [byMenu] = plan([was()], answer([offer()]), { quantity: 1, state: 'stock-reduced' }).rows
    expect([byVendor?.before.quantity, byMenu?.before.quantity]).toEqual([5, 2])
  })

  test('a line that the vendor leaves out is named', () => {
    const { rows, missing } = plan([was(), lemonade.was], answer([lemonadeOffer], 1), { unitPrice: '90' })
    expect([rows.map(({ line }) => line.itemId), missing]).toEqual([['921'], { names: ['Quinoa bowl'], unnamed: 0 }])
  })

  test('a line that the vendor leaves out without a word is named too, and counted where its name is not known', () => {
    const silent = plan([was(), lemonade.was], answer([offer()]))
    expect([silent.missing, isAsBefore(silent)]).toEqual([{ names: ['Lemonade'], unnamed: 0 }, false])
    const translated = answer([offer({ name: 'Bol de quinoa', choiceNames: ['Grande'] })])
    expect(plan([was(), lemonade.was], translated).missing).toEqual({ names: [], unnamed: 1 })
  })

  test('lines of the same that are offered as one miss nothing', () => {
    const one = was({ quantity: 1, amount: '220' })
    expect(plan([one, one], answer([offer({ quantity: 2 })])).missing).toEqual({ names: [], unnamed: 0 })
  })

  test('of one item with two sets of choices the right one is missing', () => {
    const small = was({ choices: ['Small'], amount: '360' })
    const { missing, rows } = plan([was(), small], answer([offer({ choiceNames: ['Small'], unitPrice: '180' })], 1))
    expect([missing.names, rows[0]?.before]).toEqual([['Quinoa bowl'], { quantity: null, unitPrice: null }])
  })

  test('a line that the menu does not have any more is missing too', () => {
    const { rows, missing } = plan([was()], answer([offer()]), { state: 'unavailable', name: '' })
    expect([rows, missing]).toEqual([[], { names: ['Quinoa bowl'], unnamed: 0 }])
  })

  test('in another language lines are known by their order, and what is missing by its number', () => {
    const translated = offer({ name: 'Bol de quinoa', choiceNames: ['Grande'] })
    expect(isAsBefore(plan([was()], answer([translated])))).toBe(true)
    expect(plan([was(), lemonade.was], answer([translated], 1)).missing).toEqual({ names: [], unnamed: 1 })
  })

  test('a price that nobody has said is no old price', () => {
    expect(isAsBefore(plan([], answer([offer({ unitPrice: null })]), { unitPrice: '220' }))).toBe(true)
  })

  test.each<[OrderStatus, boolean]>([
    ['delivered', true],
    ['cancelled', true],
    ['payment-failed', true],
    ['on-the-way', false],
    ['placed', false],
  ])('an order that is %s is offered again: %s', (status, isOffered) => expect(canOrderAgain(status)).toBe(isOffered))
})

describe('the cart is filled', () => {
  const twoBowls = plan([was()], answer([offer()]))
  const bowl = aLine({ itemId: '901', choiceIds: ['311'], quantity: 2, priceSeen: '220' })

  test('with the lines at the prices that were shown', () => {
    expect(refilled(aCart(), '2101', twoBowls)).toEqual(aCart(bowl))
  })

  test('to as many as were ordered, so that pressed twice it comes to the same', () => {
    const once = refilled(aCart(aLine({ ...bowl, quantity: 1 })), '2101', twoBowls)
    expect(once).toEqual(aCart(bowl))
    expect(once && refilled(once, '2101', twoBowls)).toEqual(once)
  })

  test('beside what it holds of that store, of which nothing is taken away', () => {
    const cart = aCart(aLine({ itemId: '905' }), aLine({ ...bowl, quantity: 7 }))
    expect(refilled(cart, '2101', twoBowls)).toEqual(cart)
  })

  test('instead of what it holds of another store', () => {
    const other = { storeId: '2102', lines: [aLine({ itemId: '7' })] }
    expect(refilled(other, '2101', twoBowls)).toEqual(aCart(bowl))
  })

  test('with both lines of one item and the same choices, up to its stock', () => {
    const offered = answer([offer(), offer()])
    const twice = plan([was(), was()], offered, { stock: 3 }, { stock: 3 })
    expect(refilled(aCart(), '2101', twice)?.lines).toEqual([{ ...bowl, quantity: 3 }])
  })

  test('not at all where nothing can be had', () => {
    expect(refilled(aCart(), '2101', plan([was()], answer([], 1)))).toBeNull()
  })
})
