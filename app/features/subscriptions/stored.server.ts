import type { PricedLine } from '~/domain/cart/cart'
import type { SubscriptionState } from '~/http/drafts/subscription-draft'
import { storedLine } from '~/islands/cart/storage'
import { storedPlan } from '~/vendor-api/local-storage.server'

/** The subscription being made under the names of other clients of the API (rules 21.7), as the browser mirrors it. */
export function storedSubscription({ storeId, plan }: SubscriptionState, line: PricedLine): string {
  const product = { ...storedLine(storeId, line), customize: line.choiceNames.join(', ') }
  return JSON.stringify({
    subscription_products: JSON.stringify([product]),
    subscription_cart: storedPlan(plan),
  })
}
