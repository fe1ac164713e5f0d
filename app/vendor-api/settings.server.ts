import { z } from 'zod'
import type { LanguageFacts } from '~/domain/brand/locale'
import type { Settings } from '~/domain/brand/settings'
import type { SettingsTexts } from '~/domain/brand/settings-texts'
import type { Mode, Point } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import { isRefusal } from './errors'
import { cacheRules, publicRead, shortPatience, type Freshness, type Send } from './send'
import {
  flag,
  flagIfPresent,
  ifYes,
  list,
  moneyOrNull,
  named,
  oneOfList,
  optionalId,
  part,
  plainText,
  result,
  text,
} from './wire'
import { wireVisit } from './wire-fields'
import { WireSettings, WireTexts } from './wire-settings'
import { TableIfPresent } from './wire-store'

/** Settings are beside Result. Empty, or without a vendor id: the host is unknown (flows 1.3). */
const SettingsOrNull = z.object({ settings: oneOfList(WireSettings).catch(null) }).transform((body) => body.settings)

const Texts = z.object({ settings: oneOfList(WireTexts).catch(null) }).transform((body) => body.settings ?? {})

const Languages = result(
  list(
    named<LanguageFacts>({
      code: [text.transform((code) => code.toLowerCase()), 'abbrivation'],
      name: [plainText, 'name'],
      isRtl: [flag, 'is_rtl'],
    }),
  ),
)

/** A delivery zone; null if it says that it does not serve. One without that field serves. */
const ZoneOrNull = part(
  named({
    isOn: [flagIfPresent, 'status'],
    zone: [
      named<Zone>({
        minimum: [moneyOrNull, 'minimum_order_value'],
        delivery: [TableIfPresent.transform((table) => (table?.bands?.length ? table : null))],
        freeAbove: [moneyOrNull, 'free_delivery_above'],
        storeId: [optionalId, 'restaurant_id'],
      }),
    ],
  }),
).transform(({ isOn, zone }) => (isOn === false ? null : zone))

/** A zone serves unless it says that it does not; the code alone means that there is one (flows 2.6). */
const Zones = ifYes(result(ZoneOrNull))

export const settingsCalls = (send: Send) => ({
  /** Settings of the host's vendor, or null. Throws VendorError. After a refusal an older copy stays in use. */
  async byHost(host: string): Promise<Settings | null> {
    const payload = { order_web: host, is_langauge: 'en', latitude: '', longitude: '' }
    const isComplete = (settings: Settings | null) => settings !== null
    const options = { auth: 'none', adds: 'language', retry: true, cache: cacheRules.settings, isComplete } as const
    try {
      return await send('get-vendor-settings', payload, SettingsOrNull, options)
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  },

  /** The vendor's own texts in the language of the client (flows 1.8); {} if it has none. Throws VendorError. */
  texts: (): Promise<SettingsTexts> =>
    send('settings', {}, Texts, {
      ...publicRead,
      method: 'GET',
      cache: cacheRules.texts,
      patience: shortPatience,
      isKnown: (texts) => Object.keys(texts).length > 0,
    }),

  /** The vendor's zone that contains a point, for vendors with zones; null if none does (rules 4.8). */
  zoneOf: (point: Point, mode: Mode, { fresh }: Freshness = {}): Promise<Zone | null> =>
    send('get-delivery-zone-setting', wireVisit({ place: point, mode }), Zones, {
      ...publicRead,
      // The cache knows places to some 100 m, so charges are read for the exact point.
      cache: fresh ? undefined : cacheRules.zones,
    }),

  /** The vendor's languages (flows 1.5); [] when it names none. Throws VendorError. */
  languages: (host: string): Promise<LanguageFacts[]> =>
    send('get-language', { order_web: host }, Languages, {
      ...publicRead,
      method: 'GET',
      adds: 'nothing',
      patience: shortPatience,
    }),
})
