import zoneOf from '@photostructure/tz-lookup'
import type { Settings } from '~/domain/brand/settings'
import { isFileName } from '~/vendor-api/wire-values'
import { valuesIn, type Answer } from './recorder.server'

/** A variable to set, or something to know before going live. */
export type Advice = { variable: string; text: string }

const pictureNames = /image|img|logo|photo|picture|banner|icon/i

/** The origins of pictures in answers, other than the API's own. */
export function pictureOriginsIn(answers: Answer[], apiOrigin: string): string[] {
  const addresses = answers
    .flatMap(({ body }) => valuesIn(body))
    .flatMap(({ name, value }) => (pictureNames.test(name) && typeof value === 'string' ? value : []))
    .filter((text) => /^https?:/.test(text) && URL.canParse(text))
  const origins = new Set(addresses.map((address) => new URL(address).origin))
  origins.delete(apiOrigin)
  return [...origins].sort()
}

/** What to configure for a vendor, by its settings. */
export function adviceFor(settings: Settings, pictures: string[]): Advice[] {
  const { vendorId, systemLocation, mapsKey, signIn, paymentGateways, realtime } = settings
  const zone = systemLocation
    ? `only if its time zone is not ${zoneOf(systemLocation.latitude, systemLocation.longitude)}, the one of its location`
    : `${vendorId}:Area/City (the vendor names no location)`
  const gateways = `origins of payment pages that are neither the API’s nor the gateway’s own (${paymentGateways.join(', ')})`
  const advice: [isNeeded: unknown, variable: string, text: string][] = [
    [pictures.length > 0, 'IMAGE_ORIGINS', `${pictures.join(',')} (pictures come from there)`],
    [
      isFileName(settings.signInImage),
      'SIGN_IN_PICTURES_URL',
      `the folder of ${settings.signInImage}, the picture beside sign-in`,
    ],
    [isFileName(settings.logo), 'LOGO_PICTURES_URL', `the folder of ${settings.logo}, the logo`],
    [true, 'VENDOR_TIME_ZONES', zone],
    [!mapsKey, 'MAPS_API_KEY', 'needed to find addresses: the vendor has no google_map_key'],
    [signIn.googleClientId, 'GOOGLE_SECRETS', `${vendorId}:secret, if Google gave one with the client id`],
    [signIn.facebookAppId, 'FACEBOOK_SECRETS', `${vendorId}:secret, without which Facebook is not offered`],
    [paymentGateways.length > 0, 'PAYMENT_ORIGINS', gateways],
    [settings.currency.decimals, 'PLAIN_PRICE_VENDORS', `${vendorId}, only if prices should be 440 instead of 440.00`],
    [realtime, 'REALTIME_DRIVER_PATH', 'only if the positions of couriers are not at drivers/{driver_id}'],
  ]
  return advice.filter(([isNeeded]) => isNeeded).map(([, variable, text]) => ({ variable, text }))
}
