import { formatMoney, times } from '~/domain/money/money'
import { dayAfter } from '~/domain/stores/opening'
import type { Plan } from '~/domain/subscriptions/subscription-plan'
import { offeredTimes } from '~/domain/subscriptions/subscription-slots'
import { isTooFarFor } from '~/features/place/reach.server'
import { loadLine, storedSubscription } from '~/features/subscriptions/line.server'
import { firstDayOf, loadSchedule, type Schedule } from '~/features/subscriptions/plan.server'
import type { SubscriptionState } from '~/http/drafts/subscription-draft'
import type { Shop } from '~/http/shop/shop.server'
import { spanText, weekdayHeads } from '~/i18n/clock-text'
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
      ...line,
      price: formatMoney(line.unitPrice, currency),
      /** The price that was seen before, or ''. */
      priceBefore: line.state === 'price-changed' ? formatMoney(line.priceSeen, currency) : '',
      total: formatMoney(times(line.unitPrice, line.quantity), currency),
    },
    currency,
    blocker:
      blocker === 'home.closed' ? shop.settings.notAvailableReason || shop.t(blocker) : blocker && shop.t(blocker),
    storeName: store?.name ?? '',
    storePath: store ? storePath(store) : homePath(),
    address,
    isTooFar,
    choice: schedule && choiceOf(shop, schedule, state.plan),
    stored: store ? storedSubscription(state, line) : '',
  }
}

/** The plan that the form starts with, and the days and times to choose from. */
function choiceOf({ locale }: Shop, schedule: Schedule, plan: Plan | null) {
  const freshPlan: Plan = {
    frequency: 'everyday',
    intervalDays: 2,
    weekdays: [],
    start: firstDayOf({ ...schedule, isSameDay: false }, ''),
    end: '',
    slot: '',
  }
  return {
    plan: plan ?? freshPlan,
    firstDay: firstDayOf(schedule, ''),
    // Dates beyond it are typing errors.
    lastDay: dayAfter(schedule.now.date, 3650).date,
    slots: offeredTimes(schedule.week).map((slot) => ({ value: slot.from, text: spanText(slot, locale) })),
    weekdays: weekdayHeads(locale).map(({ weekday, long }) => ({ value: String(weekday), text: long })),
  }
}
