import type { Plan } from '~/domain/subscriptions/subscription-plan'
import { spanText, timeText, weekdayHeads } from '~/i18n/clock-text'
import type { Translate } from '~/i18n/translator'

/** The frequency of a subscription in words: every day, every few days, or on weekdays; '' if unknown. */
export function frequencyText(plan: Plan | null, t: Translate, locale: string): string {
  if (!plan) return ''
  const { frequency, intervalDays, weekdays } = plan
  if (frequency === 'everyday' || (frequency === 'interval' && intervalDays === 1) || weekdays.length === 7)
    return t('subscriptions.everyDay')
  if (frequency === 'interval') return t('subscriptions.everyDays', { count: intervalDays })
  const days = weekdayHeads(locale).filter(({ weekday }) => weekdays.includes(weekday))
  return t('subscriptions.onWeekdays', { days: days.map(({ long }) => long) })
}

/** The vendor's slot, such as '06:00 - 06:30', formatted for the language; any other text unchanged. */
export function slotWords(text: string, locale: string): string {
  const [from, to] = [...text.matchAll(/\b([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?/g)].map(
    ([, hours, minutes]) => `${hours}:${minutes}:00`,
  )
  if (!/^[\d:\s–-]+$/.test(text) || !from) return text
  return to ? spanText({ from, to }, locale) : timeText(from, locale)
}
