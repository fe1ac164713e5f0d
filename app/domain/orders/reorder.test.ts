import { describe, expect, test } from 'vitest'
import { aCart, aLine, aPricedLine, rupees } from '~/domain/test-builders'
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

/** The lines as the menu has them, at the vendor's price unless a test gives another. */
const menu = (offered: Reorder, ...parts: Parameters<typeof aPricedLine>[0][]) =>
  claimedLines(offered).map((line, at) => aPricedLine({ ...line, unitPrice: line.priceSeen, ...parts[at] }))

const plan = (ordered: OrderLine[], offered: Reorder, ...parts: Parameters<typeof aPricedLine>[0][]) =>
  planReorder(ordered, offered, menu(offered, ...parts), rupees)

const lemonade = { was: was({ name: 'Lemonade', quantity: 1, amount: '90', choices: [] }) }
const lemonadeOffer = offer({ itemId: '921', name: 'Lemonade', choiceIds: [], choiceNames: [], quantity: 1 })

describe('what is still available of an order', () => {
  test('needs no notice if nothing has changed', () => {
    const same = plan([was()], answer([offer()]))
    expect([isAsBefore(same), same.rows.length]).toEqual([true, 1])
  })

  test('shows a changed menu price beside the price paid per unit', () => {
    const dearer = plan([was()], answer([offer()]), { unitPrice: '235' })
    expect(dearer.rows).toMatchObject([
      { line: { unitPrice: '235', priceSeen: '235' }, before: { quantity: null, unitPrice: '220' } },
    ])
    expect(isAsBefore(dearer)).toBe(false)
  })

  test('reports no old price for a line whose amount the vendor does not say', () => {
    const [unsaid] = plan([was({ amount: '' })], answer([offer()])).rows
    expect(unsaid?.before).toMatchObject({ quantity: null, unitPrice: null })
  })

  test('ignores a price that differs only by rounding', () => {
    expect(
      isAsBefore(plan([was({ quantity: 3, amount: '3.77' })], answer([offer({ quantity: 3, unitPrice: '1.255' })]))),
    ).toBe(true)
  })

  test('shows the ordered quantity if vendor or stock allow fewer', () => {
    const [byVendor] = plan([was({ quantity: 5, amount: '1100' })], answer([offer({ quantity: 3 })])).rows
    const [byMenu] = plan([was()], answer([offer()]), { quantity: 1, state: 'stock-reduced' }).rows
    expect([byVendor?.before.quantity, byMenu?.before.quantity]).toEqual([5, 2])
    expect(
      isAsBefore(plan([was(), lemonade.was], answer([offer({ quantity: 1 }), { ...lemonadeOffer, unitPrice: '90' }]))),
    ).toBe(false)
  })

  test('names the choices that a line has lost, and accepts as many under other names', () => {
    const large = was({ choices: ['Large', 'Extra dip'] })
    const lost = plan([large], answer([offer({ choiceNames: ['Extra dip'] })]))
    expect([lost.rows[0]?.before.lostChoices, isAsBefore(lost)]).toEqual([['Large'], false])
    expect(isAsBefore(plan([large], answer([offer({ choiceNames: ['Groß', 'Extra Dip'] })])))).toBe(true)
  })

  test('names a line that the vendor leaves out', () => {
    const { rows, missing } = plan([was(), lemonade.was], answer([lemonadeOffer], 1), { unitPrice: '90' })
    expect([rows.map(({ line }) => line.itemId), missing]).toEqual([['921'], { names: ['Quinoa bowl'], unnamed: 0 }])
  })

  test('names a line that the vendor leaves out silently, or counts it if its name is unknown', () => {
    const silent = plan([was(), lemonade.was], answer([offer()]))
    expect([silent.missing, isAsBefore(silent)]).toEqual([{ names: ['Lemonade'], unnamed: 0 }, false])
    const translated = answer([offer({ name: 'Bol de quinoa', choiceNames: ['Grande'] })])
    const counted = plan([was(), lemonade.was], translated)
    expect([counted.missing, isAsBefore(counted)]).toEqual([{ names: [], unnamed: 1 }, false])
  })

  test('misses nothing if identical lines come back as one', () => {
    const one = was({ quantity: 1, amount: '220' })
    expect(plan([one, one], answer([offer({ quantity: 2 })])).missing).toEqual({ names: [], unnamed: 0 })
  })

  test('finds the missing line of an item with two sets of choices', () => {
    const small = was({ choices: ['Small'], amount: '360' })
    const { missing, rows } = plan([was(), small], answer([offer({ choiceNames: ['Small'], unitPrice: '180' })], 1))
    expect([missing.names, rows[0]?.before]).toEqual([
      ['Quinoa bowl'],
      { quantity: null, unitPrice: null, lostChoices: [] },
    ])
  })

  test('counts a line that left the menu as missing', () => {
    const { rows, missing } = plan([was()], answer([offer()]), { state: 'unavailable', name: '' })
    expect([rows, missing]).toEqual([[], { names: ['Quinoa bowl'], unnamed: 0 }])
  })

  test('matches lines by position in another language, and counts the missing ones', () => {
    const translated = offer({ name: 'Bol de quinoa', choiceNames: ['Grande'] })
    expect(isAsBefore(plan([was()], answer([translated])))).toBe(true)
    expect(plan([was()], answer([{ ...translated, quantity: 1 }])).rows[0]?.before.quantity).toBe(2)
    expect(plan([was(), lemonade.was], answer([translated], 1)).missing).toEqual({ names: [], unnamed: 1 })
  })

  test('shows the old price that the vendor gives for a line that matches none, and no price if it gives none', () => {
    const [unmatched] = plan([], answer([offer()]), { unitPrice: '235', priceSeen: '220' }).rows
    expect(unmatched?.before.unitPrice).toBe('220')
    expect(isAsBefore(plan([], answer([offer({ unitPrice: null })]), { unitPrice: '220' }))).toBe(true)
  })

  test.each<[OrderStatus, boolean]>([
    ['delivered', true],
    ['cancelled', true],
    ['payment-failed', true],
    ['on-the-way', false],
    ['placed', false],
  ])('an order that is %s can be ordered again: %s', (status, isOffered) =>
    expect(canOrderAgain(status)).toBe(isOffered),
  )
})

describe('filling the cart', () => {
  const twoBowls = plan([was()], answer([offer()]))
  const bowl = aLine({ itemId: '901', choiceIds: ['311'], quantity: 2, priceSeen: '220' })

  test('adds the lines at the shown prices', () => {
    expect(refilled(aCart(), '2101', twoBowls)).toEqual(aCart(bowl))
  })

  test('stops at the ordered quantity, so that pressing twice gives the same cart', () => {
    const once = refilled(aCart(aLine({ ...bowl, quantity: 1 })), '2101', twoBowls)
    expect(once).toEqual(aCart(bowl))
    expect(once && refilled(once, '2101', twoBowls)).toEqual(once)
  })

  test('keeps everything that the cart holds of the same store', () => {
    const cart = aCart(aLine({ itemId: '905' }), aLine({ ...bowl, quantity: 7 }))
    expect(refilled(cart, '2101', twoBowls)).toEqual(cart)
  })

  test('replaces the lines of another store', () => {
    const other = { storeId: '2102', lines: [aLine({ itemId: '7' })] }
    expect(refilled(other, '2101', twoBowls)).toEqual(aCart(bowl))
  })

  test('merges both lines of one item with the same choices, up to its stock', () => {
    const offered = answer([offer(), offer()])
    const twice = plan([was(), was()], offered, { stock: 3 }, { stock: 3 })
    expect(refilled(aCart(), '2101', twice)?.lines).toEqual([{ ...bowl, quantity: 3 }])
  })

  test('does nothing if nothing is available', () => {
    expect(refilled(aCart(), '2101', plan([was()], answer([], 1)))).toBeNull()
  })
})
