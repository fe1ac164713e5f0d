import { formatMoney, times } from '~/domain/money/money'
import { isTooFarFor } from '~/features/place/reach.server'
import { loadLine } from '~/features/subscriptions/line.server'
import {
  firstDayOf,
  freshPlan,
  lastDayOf,
  loadSchedule,
  slotOptions,
  weekdayOptions,
} from '~/features/subscriptions/plan.server'
import { storedSubscription } from '~/features/subscriptions/stored.server'
import type { SubscriptionState } from '~/http/drafts/subscription-draft'
import type { Shop } from '~/http/shop/shop.server'
import { homePath, storePath } from '~/paths'

/** The subscription being made as its form shows it: the line at current prices, the address, and the possible days. */
export async function makingView(shop: Shop, state: SubscriptionState) {
  const [{ store, line, blocker }, address] = await Promise.all([
    loadLine(shop, state),
    shop.vendor.addresses.primary(),
  ])
  const { currency } = shop.settings
  const [schedule, isTooFar] = await Promise.all([
    store && loadSchedule(shop, store),
    store && address ? isTooFarFor(shop, store.id, address) : false,
  ])
  return {
    line: {
      name: line.name,
      image: line.image,
      diet: line.diet,
      choices: line.choiceNames,
      quantity: line.quantity,
      stock: line.stock,
      unitPrice: line.unitPrice,
      price: formatMoney(line.unitPrice, currency),
      priceBefore: line.state === 'price-changed' ? formatMoney(line.priceSeen, currency) : '',
      total: formatMoney(times(line.unitPrice, line.quantity), currency),
      isFewer: line.state === 'stock-reduced',
    },
    currency,
    blocker:
      blocker === 'home.closed' ? shop.settings.notAvailableReason || shop.t(blocker) : blocker && shop.t(blocker),
    storeName: store?.name ?? '',
    storePath: store ? storePath(store.slug) : homePath(),
    address,
    isTooFar,
    choice: schedule && {
      plan: state.plan ?? freshPlan(schedule),
      firstDay: firstDayOf(schedule, ''),
      lastDay: lastDayOf(schedule),
      slots: slotOptions(shop, schedule),
      weekdays: weekdayOptions(shop),
    },
    stored: store ? storedSubscription(state, line) : '',
  }
}
