import { lineTotal } from '~/domain/cart/cart'
import { formatMoney } from '~/domain/money/money'
import { periodText, slotText } from '~/features/subscriptions/plan.server'
import type { Prepared } from './prepared.server'
import { storedSubscription } from '~/features/subscriptions/stored.server'
import { frequencyText } from '~/features/subscriptions/plan-words'
import type { Shop } from '~/http/shop/shop.server'
import { dayText } from '~/i18n/clock-text'
import { storePath } from '~/paths'

/** The subscription being made, as its review shows it. */
export function reviewView(shop: Shop, prepared: Prepared) {
  const { line, store, plan, schedule, address, amounts, coupon, period, state } = prepared
  const { currency } = shop.settings
  return {
    name: line.name,
    diet: line.diet,
    choices: line.choiceNames,
    quantity: line.quantity,
    lineTotal: formatMoney(lineTotal(line, currency), currency),
    storeName: store.name,
    frequency: frequencyText(plan, shop.t, shop.locale),
    lasting: periodText(shop, plan),
    time: slotText(shop, schedule, plan.slot),
    deliveries: prepared.deliveries.map((date) => dayText(date, shop.locale)),
    goesOn: plan.end === '' || prepared.period.deliveries > prepared.deliveries.length,
    address,
    amounts,
    total: formatMoney(amounts.total, currency),
    currency,
    taxLabel: prepared.taxLabel,
    period: { ...period, amount: formatMoney(period.amount, currency) },
    offer: {
      applied: coupon && {
        code: coupon.code,
        isAutomatic: false,
        isFreeItem: coupon.kind === 'free-item',
        saves: formatMoney(coupon.discount, currency),
        returns: '',
      },
      wanted: prepared.lostOffer ? { code: prepared.lostOffer, why: 'changed' as const, missing: '' } : null,
      typed: '',
      offersPath: '',
      storePath: storePath(store.slug),
    },
    stored: storedSubscription(state, line),
  }
}

export type SubscriptionView = ReturnType<typeof reviewView>
