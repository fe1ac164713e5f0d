import zoneOf from '@photostructure/tz-lookup'
import type { Settings } from '~/domain/brand/settings'
import type { Point } from '~/domain/place/place'
import type { VendorNow, Weekday } from '~/domain/stores/opening'
import { perLocale } from '~/domain/text/per-locale'
import { env } from '~/env.server'

type ZoneFacts = Pick<Settings, 'vendorId' | 'systemLocation'>

const dayMs = 86_400_000

/** The time at the vendor (rules 10.3), by the deployment's zone for it, else its location's zone, else UTC. */
export function vendorNow(settings: ZoneFacts, clock = new Date()): VendorNow {
  const [date = '', time = ''] = formatIn(zoneOfVendor(settings)).format(clock).split(' ')
  return { date, time, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday }
}

/** A moment, in milliseconds since the epoch, as the vendor's clocks show it: 'YYYY-MM-DD HH:mm:ss'. */
export function vendorTimeAt(settings: ZoneFacts, moment: number): string {
  return formatIn(zoneOfVendor(settings)).format(moment)
}

/** Whether a time of a date, 'YYYY-MM-DD' and 'HH:mm:ss', exists at the vendor: daylight saving skips an hour. */
export function vendorCalendar(settings: ZoneFacts): (date: string, time: string) => boolean {
  const zone = zoneOfVendor(settings)
  const unchangedDates = new Map<string, boolean>()
  const hasNoClockChange = (date: string) => {
    const midnight = Date.parse(`${date}T00:00:00Z`)
    return offsetIn(zone, midnight - dayMs) === offsetIn(zone, midnight + 2 * dayMs)
  }
  return (date, time) => {
    const isUnchanged = unchangedDates.get(date) ?? hasNoClockChange(date)
    unchangedDates.set(date, isUnchanged)
    return isUnchanged || isShown(zone, Date.parse(`${date}T${time}Z`))
  }
}

/** Whether a zone's clocks show a time (given as if UTC) under the offset before or after a change nearby. */
function isShown(zone: string, asUtc: number) {
  const offsets = [offsetIn(zone, asUtc - dayMs), offsetIn(zone, asUtc + dayMs)]
  return offsets.some((offset) => offsetIn(zone, asUtc - offset) === offset)
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetIn(zone: string, moment: number) {
  return Date.parse(`${formatIn(zone).format(moment).replace(' ', 'T')}Z`) - moment
}

function zoneOfVendor({ vendorId, systemLocation }: ZoneFacts) {
  return env().VENDOR_TIME_ZONES.get(vendorId) ?? (systemLocation && zoneAt(systemLocation)) ?? 'UTC'
}

/** The zone of a place; null for coordinates that no place has. */
function zoneAt({ latitude, longitude }: Point) {
  try {
    return zoneOf(latitude, longitude)
  } catch {
    return null
  }
}

const clockIn = perLocale(
  (locale, timeZone: string) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** The Swedish form of date and time is 'YYYY-MM-DD HH:mm:ss'. */
const formatIn = (timeZone: string) => clockIn('sv-SE', timeZone)
