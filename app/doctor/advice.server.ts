import zoneOf from '@photostructure/tz-lookup'
import type { Settings } from '~/domain/brand/settings'
import type { Answer } from './recorder.server'

/** A variable to set, or something to know before going live. */
export type Advice = { variable: string; text: string }

const pictureKeys = /image|img|logo|photo|picture|banner|icon/i

/** The origins of pictures in answers, other than the API's own. */
export class PictureOrigins {
  private readonly foundOrigins = new Set<string>()

  constructor(private readonly apiOrigin: string) {}

  learn(answers: Answer[]) {
    for (const { body } of answers) this.look(body, '', 0)
  }

  get origins(): string[] {
    return [...this.foundOrigins].sort()
  }

  private look(value: unknown, name: string, depth: number) {
    if (depth > 8) return
    if (typeof value === 'string') this.take(value, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) this.look(one, Array.isArray(value) ? name : key, depth + 1)
  }

  private take(text: string, name: string) {
    if (!pictureKeys.test(name) || !/^https?:/.test(text) || !URL.canParse(text)) return
    const { origin } = new URL(text)
    if (origin !== this.apiOrigin) this.foundOrigins.add(origin)
  }
}

/** What to configure for a vendor, by its settings. */
export function adviceFor(settings: Settings, pictures: string[]): Advice[] {
  const { vendorId, systemLocation, mapsKey, signIn, paymentGateways, realtime } = settings
  const advice: (Advice | null)[] = [
    pictures.length > 0
      ? { variable: 'IMAGE_ORIGINS', text: `${pictures.join(',')} (pictures come from there)` }
      : null,
    systemLocation
      ? {
          variable: 'VENDOR_TIME_ZONES',
          text: `not needed if ${zoneOf(systemLocation.latitude, systemLocation.longitude)} is right, the zone of its location`,
        }
      : { variable: 'VENDOR_TIME_ZONES', text: `${vendorId}:Area/City (the vendor names no location)` },
    mapsKey ? null : { variable: 'MAPS_API_KEY', text: 'needed to find addresses: the vendor has no google_map_key' },
    signIn.googleClientId
      ? { variable: 'GOOGLE_SECRETS', text: `${vendorId}:secret, if Google gave one with the client id` }
      : null,
    signIn.facebookAppId
      ? { variable: 'FACEBOOK_SECRETS', text: `${vendorId}:secret, without which Facebook is not offered` }
      : null,
    paymentGateways.length > 0
      ? {
          variable: 'PAYMENT_ORIGINS',
          text: `origins of ${paymentGateways.join(', ')} that are neither the API’s nor the provider’s own`,
        }
      : null,
    (settings.currency.decimals ?? 0) > 0
      ? { variable: 'PLAIN_PRICE_VENDORS', text: `${vendorId}, if 440 is to be shown in place of 440.00` }
      : null,
    realtime
      ? { variable: 'REALTIME_DRIVER_PATH', text: 'if couriers stand elsewhere than at drivers/{driver_id}' }
      : null,
  ]
  return advice.filter((one) => one !== null)
}
