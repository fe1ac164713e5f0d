import zoneOf from '@photostructure/tz-lookup'
import type { VendorNow, Weekday } from '~/domain/opening'
import type { Settings } from '~/domain/settings'
import { env } from '~/env.server'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * What the clocks at the vendor show. The vendor API names no zone (rules 10.3): it is the deployment's word, else that of the
 * system's location, else UTC.
 */
export function vendorNow(
  { vendorId, systemLocation }: Pick<Settings, 'vendorId' | 'systemLocation'>,
  clock = new Date(),
): VendorNow {
  const zone = env().VENDOR_TIME_ZONES.get(vendorId) ?? (systemLocation && zoneAt(systemLocation)) ?? 'UTC'
  const [date = '', time = ''] = formatIn(zone).format(clock).split(' ')
  return { date, time, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday }
}

/** The zone of a place; null for coordinates that no place has. */
function zoneAt({ latitude, longitude }: { latitude: number; longitude: number }) {
  try {
    return zoneOf(latitude, longitude)
  } catch {
    return null
  }
}

function formatIn(timeZone: string) {
  // The Swedish form of date and time is 'YYYY-MM-DD HH:mm:ss'.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}
