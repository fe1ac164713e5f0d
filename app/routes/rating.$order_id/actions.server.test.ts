import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CurrentOrder, OrderDetail } from '~/domain/orders/order'
import type { Rating } from '~/domain/orders/rating'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, leadsTo, toastOf } from '../../../tests/support/shop-builders'
import { rateOrder } from './actions.server'

const delivered = { id: '70001', status: 'delivered', mode: 'delivery', storeName: 'Green Bowl' } as OrderDetail

/** A new customer each time, because ratings are remembered. */
let user = aUser()
let users = 0
beforeEach(() => void (user = aUser({ id: `rater-${++users}` })))

type Parts = {
  order?: OrderDetail | null
  add?: (rating: Rating) => Promise<unknown>
  unrated?: string[]
  isRated?: () => Promise<boolean | null>
}

/** A vendor that remembers whether the order was rated, and how. */
function aVendor({ order = delivered, add, unrated = [], isRated }: Parts = {}) {
  const ratings: Rating[] = []
  const orders = unrated.map((id) => ({ ...delivered, id, needsRating: true }) as unknown as CurrentOrder)
  const stub = {
    orders: { details: () => Promise.resolve(order), current: () => Promise.resolve(orders) },
    ratings: {
      isRated: isRated ?? (() => Promise.resolve(ratings.length > 0)),
      add: add ?? (async (rating: Rating) => void ratings.push(rating)),
    },
  }
  return { ratings, stub }
}

async function rate(form: string, parts: Parts = {}) {
  const vendor = aVendor(parts)
  const shop = await aShop({ user, vendor: vendor.stub })
  // A redirect may be thrown.
  const response = await rateOrder(shop, '70001', new URLSearchParams(form)).catch((error: unknown) => {
    if (error instanceof Response && error.status === 302) return error
    throw error
  })
  const text = response.status === 302 ? '' : await response.clone().text()
  return { ...vendor, shop, response, text, to: leadsTo(response), toast: toastOf(response)?.text }
}

const typed = 'stars=4&tag=tasty&tag=fresh&text=Thank+you%21&driverStars=2&driverTag=onTime&driverText='

describe('a rating', () => {
  test("contains the store's part for the store and the courier's for the courier", async () => {
    const { ratings, to, toast } = await rate(typed)
    expect(ratings).toEqual([
      {
        orderId: '70001',
        store: { stars: 4, words: 'Tasty, Fresh. Thank you!' },
        driver: { stars: 2, words: 'On time' },
      },
    ])
    expect([to, toast]).toEqual(['/order-details/70001', 'Thank you for your rating'])
  })

  test('of a pickup order contains no courier, whatever is posted', async () => {
    const { ratings } = await rate(typed, { order: { ...delivered, mode: 'pickup' } })
    expect(ratings).toMatchObject([{ store: { stars: 4 }, driver: null }])
  })

  test('leads to the next order that waits for a rating', async () => {
    const { to, toast } = await rate(typed, { unrated: ['70001', '69000'] })
    expect(to).toBe('/rating/69000')
    expect(toast).toContain('One more order is waiting')
  })

  test('contains quick words of praise and of blame', async () => {
    const { ratings } = await rate('stars=2&tag=late&tag=value&driverStars=1&driverTag=hardToReach')
    expect(ratings).toMatchObject([{ store: { words: 'Late, Good value' }, driver: { words: 'Hard to reach' } }])
  })

  test.each([
    ['no stars', 'text=Fine'],
    ['no such stars', 'stars=6'],
    ['half a star', 'stars=3.5'],
    ['words for stars', 'stars=many'],
    ['courier stars that there are not', 'stars=3&driverStars=0'],
    ['words about the courier without stars', 'stars=3&driverText=Kind'],
    ['a tag that there is not', 'stars=3&tag=constructor'],
    ['a tag of the other one', 'stars=3&driverTag=tasty'],
    ['a text that is too long', `stars=3&text=${'a'.repeat(501)}`],
  ])('with %s is not sent', async (_, form) => {
    const { ratings, response } = await rate(form)
    expect([ratings, response.status]).toEqual([[], 400])
  })

  test('takes 500 characters, counting line ends as a browser sends them', async () => {
    const { ratings } = await rate(new URLSearchParams({ stars: '3', text: 'a\r\n'.repeat(250) }).toString())
    expect(ratings[0]?.store.words).toBe('a\n'.repeat(250).trim())
  })

  test('sent by two tabs at once is given once, and both succeed', async () => {
    const { stub, ratings } = aVendor()
    const send = async () => {
      const shop = await aShop({ user, vendor: stub })
      return leadsTo(await rateOrder(shop, '70001', new URLSearchParams(typed)))
    }
    expect((await Promise.all([send(), send(), send()])).sort()).toEqual([
      '/order-details/70001',
      '/order-details/70001',
      '/order-details/70001',
    ])
    expect(ratings).toHaveLength(1)
  })

  test('that comes after another of the same order changes nothing, and leads to the page that says so', async () => {
    const { stub, ratings } = aVendor()
    const send = async (form: string) => {
      const shop = await aShop({ user, vendor: stub })
      return leadsTo(await rateOrder(shop, '70001', new URLSearchParams(form)))
    }
    expect(await send(typed)).toBe('/order-details/70001')
    expect([await send('stars=1'), await send('stars=1')]).toEqual(['/rating/70001', '/rating/70001'])
    expect(ratings).toMatchObject([{ store: { stars: 4 } }])
  })

  test('whose answer was lost is not given twice: it is looked for, and the page says so meanwhile', async () => {
    const { stub, ratings } = aVendor({
      add: async (rating) => {
        ratings.push(rating)
        throw new VendorError('timeout', 'add_rating')
      },
    })
    const send = async () => rateOrder(await aShop({ user, vendor: stub }), '70001', new URLSearchParams(typed))
    await send()
    expect(leadsTo(await send())).toBe('/order-details/70001')
    expect(ratings).toHaveLength(1)
  })

  test.each([
    ['on its way', { ...delivered, status: 'on-the-way' } as OrderDetail],
    ['cancelled', { ...delivered, status: 'cancelled' } as OrderDetail],
  ])('of an order that is %s leads to the page that says why not', async (_, order) => {
    const { ratings, to } = await rate(typed, { order })
    expect([ratings, to]).toEqual([[], '/rating/70001'])
  })

  test("of another customer's order gets a 404", async () => {
    await expect(rate(typed, { order: null })).rejects.toMatchObject({ status: 404 })
  })

  test('that fails keeps what was typed and says so; the next try succeeds', async () => {
    const add = vi.fn(() => Promise.reject(new VendorError('server', 'add_rating', { status: 500 })))
    const { response, text, stub } = await rate(typed, { add })
    expect(response.status).toBe(422)
    for (const expected of ['Server error', 'Thank you!', 'tasty', 'onTime']) expect(text).toContain(expected)
    const again = await aShop({ user, vendor: { ...stub, ratings: aVendor().stub.ratings } })
    expect(leadsTo(await rateOrder(again, '70001', new URLSearchParams(typed)))).toBe('/order-details/70001')
  })

  test('that the vendor refuses says so in its words', async () => {
    const refusal = new VendorError('refused', 'add_rating', { vendorMessage: 'Not this week' })
    const { response, text } = await rate(typed, { add: () => Promise.reject(refusal) })
    expect([response.status, text.includes('Not this week')]).toEqual([422, true])
  })

  test('is given if nobody can tell whether there is one, because the vendor knows', async () => {
    const { ratings } = await rate(typed, { isRated: () => Promise.reject(new VendorError('timeout', 'check_rating')) })
    expect(ratings).toHaveLength(1)
  })
})
