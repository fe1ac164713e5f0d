import type { Settings } from './settings'
import type { StoreDetail } from './store'
import type { User } from './user'

type Offer = { settings: Pick<Settings, 'paymentOption'>; store: Pick<StoreDetail, 'paymentOption' | 'overrides'> }

/** Whether cash on delivery is offered: vendor or store, and the customer, allow it (flows 9.7 and 9.8). */
export function cashAllowed({ settings, store, user }: Offer & { user: Pick<User, 'canPayCash'> | null }): boolean {
  return paymentOption({ settings, store }) !== 'online' && user !== null && user.canPayCash
}

function paymentOption({ settings, store }: Offer): 'both' | 'online' | 'cash' {
  const option = store.overrides.paymentOption ?? settings.paymentOption
  return option === 'by-store' ? store.paymentOption : option
}
