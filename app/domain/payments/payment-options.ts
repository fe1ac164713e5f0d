import { knownGateways, type Gateway } from './gateways'
import type { Settings } from '~/domain/brand/settings'
import type { StoreDetail } from '~/domain/stores/store'
import type { User } from '~/domain/account/user'

type Offer = { settings: Pick<Settings, 'paymentOption'>; store: Pick<StoreDetail, 'paymentOption' | 'overrides'> }

/** Whether cash on delivery is offered: vendor or store, and the customer, allow it (flows 9.7 and 9.8). */
export function cashAllowed({ settings, store, user }: Offer & { user: Pick<User, 'canPayCash'> | null }): boolean {
  return paymentOption({ settings, store }) !== 'online' && user !== null && user.canPayCash
}

/** The gateways that are offered: the store's own or the vendor's that we know, unless they take cash only (flows 9.7 and 9.9). */
export function gatewaysOffered({
  settings,
  store,
}: Offer & { settings: Pick<Settings, 'paymentGateways'> }): Gateway[] {
  if (paymentOption({ settings, store }) === 'cash') return []
  return knownGateways(store.overrides.paymentGateways ?? settings.paymentGateways)
}

function paymentOption({ settings, store }: Offer): 'both' | 'online' | 'cash' {
  const option = store.overrides.paymentOption ?? settings.paymentOption
  return option === 'by-store' ? store.paymentOption : option
}
