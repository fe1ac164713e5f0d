import { z } from 'zod'
import type { Mode } from '~/domain/place'
import type { Settings } from '~/domain/settings'
import type { SettingsTexts } from '~/domain/settings-texts'
import { cacheRules } from './cache-rules'
import { isRefusal } from './errors'
import { languageCodes, toSettings, toTexts } from './settings-from-wire'
import type { Send } from './send'
import { flagIfSaid, list, oneOfList, part, result, text } from './wire'
import { wirePoint, type Point } from './wire-fields'
import { WireSettings } from './wire-settings'

/** Settings stand beside Result. Empty, or without a vendor id: the host is unknown (flows 1.3). */
const SettingsOrNull = z
  .object({ settings: oneOfList(WireSettings.transform(toSettings)).catch(null) })
  .transform((body) => body.settings)

const Texts = z
  .object({ settings: oneOfList(WireSettings.transform(toTexts)).catch(null) })
  .transform((body) => body.settings ?? {})

const Languages = result(list(z.object({ abbrivation: text }).transform((language) => language.abbrivation)))

/** A zone serves unless it says that it does not. */
const Zone = z.object({ code: z.string(), Result: part(z.object({ status: flagIfSaid })).catch({ status: undefined }) })

export const settingsCalls = (send: Send) => ({
  /**
   * Settings of the vendor whose site is opened on the host; null when the host is nobody's. Throws VendorError when
   * the vendor API cannot be asked. A refusal is not cached: a copy that is still held goes on serving.
   */
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

  /** The vendor's own words in the language of the client (flows 1.8); {} when it has none. Throws VendorError. */
  texts: (): Promise<SettingsTexts> =>
    send('settings', {}, Texts, {
      method: 'GET',
      auth: 'none',
      accept: [200, 101],
      retry: true,
      cache: cacheRules.texts,
      // A page can do without: it is not held up for long.
      patience: 0.3,
      isKnown: (texts) => Object.keys(texts).length > 0,
    }),

  /** Whether one of the vendor's own zones holds a point, for vendors that deliver to such (rules 4.8). */
  isServed: (point: Point, mode: Mode): Promise<boolean> =>
    send(
      'get-delivery-zone-setting',
      { ...wirePoint(point), delivery_type_time_slots: mode === 'delivery' ? 1 : 0 },
      Zone.transform(({ code, Result }) => code === '200' && Result.status !== false),
      { auth: 'none', accept: [200, 101], retry: true, cache: cacheRules.zones },
    ),

  /** Two-letter codes of the vendor's languages; [] when it names none: use those of the settings (flows 1.5). */
  languages: async (host: string): Promise<string[]> =>
    languageCodes(
      await send('get-language', { order_web: host }, Languages, {
        method: 'GET',
        adds: 'nothing',
        auth: 'none',
        accept: [200, 101],
        retry: true,
        cache: cacheRules.languages,
        isKnown: (codes) => codes.length > 0,
      }),
    ),
})
