import { lineTotal } from '~/domain/cart/cart'
import { formatMoney } from '~/domain/money/money'
import { appliedView } from '~/features/checkout/offer-view.server'
import { offeredTimes } from '~/domain/subscriptions/subscription-slots'
import type { Prepared } from './prepared.server'
import { storedSubscription } from '~/features/subscriptions/line.server'
import { frequencyText } from '~/features/subscriptions/plan-words'
import type { Shop } from '~/http/shop/shop.server'
import { unambiguousDayText, spanText, timeText } from '~/i18n/clock-text'
import { storePath } from '~/paths'

/** The subscription being made, as its review shows it. */
export function reviewView({ t, locale, settings }: Shop, prepared: Prepared) {
  const { line, store, plan, schedule, address, amounts, taxLabel, coupon, lostOffer, period, deliveries } = prepared
  const { currency } = settings
  // A far day must not be taken for one of this year.
  const dayOf = (date: string) => unambiguousDayText(schedule.now.date, date, locale)
  const from = dayOf(plan.start)
  // The store may offer it no longer.
  const time = offeredTimes(schedule.week).find((offered) => offered.from === plan.slot)
  return {
    ...{ line, store, address, amounts, currency, taxLabel },
    lineTotal: formatMoney(lineTotal(line, currency), currency),
    frequency: frequencyText(plan, t, locale),
    lasting: plan.end ? t('subscribe.fromTo', { from, to: dayOf(plan.end) }) : t('subscribe.from', { from }),
    time: time ? spanText(time, locale) : timeText(plan.slot, locale),
    deliveries: deliveries.map(dayOf),
    goesOn: plan.end === '' || period.deliveries > deliveries.length,
    total: formatMoney(amounts.total, currency),
    period: { ...period, amount: formatMoney(period.amount, currency) },
    offer: {
      applied: coupon && appliedView(coupon, currency),
      wanted: lostOffer ? { code: lostOffer, why: 'changed' as const, missing: '' } : null,
      typed: '',
      offersPath: '',
      storePath: storePath(store),
    },
    stored: storedSubscription(prepared.state, line),
  }
}
