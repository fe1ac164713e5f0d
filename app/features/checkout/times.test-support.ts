import type { OpeningRow } from '~/domain/stores/opening'
import { aCart, aLine, anItem, aStoreDetail } from '~/domain/test-builders'
import { aShop } from '../../../tests/support/shop-builders'

/** Monday noon in Ahmedabad. */
export const mondayNoon = new Date('2030-01-07T06:30:00Z')

export const mondays = (from: string, to: string): OpeningRow => ({ weekday: 1, date: '', from, to })
const ahmedabad = { latitude: 23.0225, longitude: 72.5714 }

export type Parts = Parameters<typeof aShop>[0] & {
  store?: ReturnType<typeof aStoreDetail> | null
  rows?: OpeningRow[] | Error
  slot?: string
}

/** A visitor with something in the cart, of a store with these hours. */
export const openAt = ({
  store = aStoreDetail(),
  rows = [mondays('10:00:00', '18:00:00')],
  slot = '',
  settings,
  ...parts
}: Parts = {}) =>
  aShop({
    cart: aCart(aLine()),
    checkout: { slot },
    settings: { systemLocation: ahmedabad, ...settings },
    vendor: {
      stores: {
        byId: async () => store,
        timing: async () => {
          if (rows instanceof Error) throw rows
          return { delivery: rows, pickup: [], licence: '' }
        },
      },
      menus: { item: async () => anItem() },
    },
    ...parts,
  })
