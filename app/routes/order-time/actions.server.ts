import { json } from '@remix-run/node'
import { z } from 'zod'
import { chosenSlot, partOfDay, partsOfDay, slotDays, slotsNow, whyLater, type Slot } from '~/domain/checkout/slots'
import { canOrderFrom } from '~/domain/stores/store'
import { freshTiming, nearDayText, orderTime, reasonText, slotRules } from '~/features/checkout/times.server'
import { routeAt, storeInMode } from '~/features/place/reach.server'
import { failureText, parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { dayParts, spanText } from '~/i18n/clock-text'
import { orderTimePath, reviewPath } from '~/paths'

/** The value for "as soon as possible" among the times. */
export const asapValue = 'asap'

const ChosenTime = z.object({
  slot: z.union([z.literal(asapValue), z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)]),
})

/** Stores the time of an order and leads to the review. One not offered now stays chosen, and the page says so. */
export async function chooseTime(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, ChosenTime)
  if (submission.status !== 'success') return json({ problem: shop.t('times.both'), slot: '' }, { status: 400 })
  const { slot } = submission.value
  const problem = (text: string, status: number) => json({ problem: text, slot }, { status })
  try {
    const offer = await loadTimes(shop)
    const isOffered = slot === asapValue ? offer?.later === null : offer?.canChoose(slot)
    if (offer && !isOffered) return problem(shop.t('times.gone'), 422)
    // If nothing can be ordered the review says so.
    if (offer) await shop.drafts.saveCheckout({ slot: slot === asapValue ? '' : slot })
    return shop.redirect(reviewPath())
  } catch (error) {
    return problem(failureText(error, shop.t), 502)
  }
}

type TimesOffer = NonNullable<Awaited<ReturnType<typeof loadTimes>>>

/**
 * The times to choose from for the current cart: as soon as possible, or why not, and the slots of each day. Null if
 * nothing can be ordered at any time. Throws the vendor's failures.
 */
export async function loadTimes(shop: Shop) {
  const { cart, settings } = shop
  if (cart.lines.length === 0 || !settings.isSystemAvailable) return null
  const [store, timing] = await Promise.all([
    storeInMode(shop, cart.storeId, { fresh: true }),
    freshTiming(shop, cart.storeId),
  ])
  if (!store || !canOrderFrom(store, settings)) return null
  const of = { store, mode: routeAt(shop, store).mode, timing }
  const now = vendorNow(settings)
  const rules = slotRules(shop, of)
  return {
    now,
    later: whyLater(store, settings, now),
    days: slotDays(now, rules.isSameDay)
      .map((day) => ({ date: day.date, slots: slotsNow(rules, day, now) }))
      .filter(({ slots }) => slots.length > 0),
    time: orderTime(shop, of, now),
    /** Whether the slot with this start may be chosen, even if it began while the page was open. */
    canChoose: (start: string) => chosenSlot(rules, start, now) !== null,
  }
}

/** The times as shown: the days, and the slots of one of them by the part of the day in which they begin. */
export function timesView(shop: Shop, offer: TimesOffer, wantedDate: string | null) {
  const { later, days, time } = offer
  const dayOf = (date: string | undefined | null) => days.find((day) => day.date === date)
  const shownDay = dayOf(wantedDate) ?? dayOf(time.slot?.date) ?? days[0]
  const viewOf = (slot: Slot) => ({
    start: `${slot.date} ${slot.from}`,
    text: spanText(slot, shop.locale),
    isChosen: isChosen(slot, offer),
  })
  const slotsIn = (part: string) => (shownDay?.slots ?? []).filter(({ from }) => partOfDay(from) === part)
  const parts = partsOfDay.map((part) => ({ part, slots: slotsIn(part).map(viewOf) }))
  return {
    laterText: later && reasonText(shop, later),
    isGone: time.needed === 'gone',
    isAsap: time.start === '' && !later,
    days: days.map(({ date }) => ({
      ...dayParts(date, shop.locale),
      href: orderTimePath({ day: date }),
      isShown: date === shownDay?.date,
    })),
    day: shownDay?.date ?? '',
    dayName: shownDay ? nearDayText(shop, shownDay.date) : '',
    parts: parts.filter(({ slots }) => slots.length > 0),
  }
}

/** Whether a slot is the chosen one; one that has begun since it was chosen starts later now, and is still the same. */
function isChosen({ date, from, to }: Slot, { now, time: { slot } }: TimesOffer) {
  if (slot?.date !== date) return false
  return slot.from === from || (date === now.date && slot.from <= now.time && slot.to === to)
}
