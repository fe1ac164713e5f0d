import type { Settings } from './settings'

/** The vendor's own words in one language; '' or nothing where it has none in it. */
export type SettingsTexts = Partial<
  Pick<
    Settings,
    | 'appName'
    | 'storeWord'
    | 'taxName'
    | 'title'
    | 'metaDescription'
    | 'keywords'
    | 'headline'
    | 'categoriesTitle'
    | 'categoriesSubtitle'
    | 'bannerText'
    | 'takeawayText'
    | 'contactlessText'
    | 'footerText'
    | 'notAvailableReason'
    | 'scheduleAfterHoursText'
    | 'cartInfoText'
    | 'staticPages'
    | 'frontBlocks'
  >
>

/** Settings for a language: with their texts in it, as far as they are said in it, and prices as it writes them (rules 3.6). */
export function inLanguage(settings: Settings, texts: SettingsTexts, locale: string): Settings {
  const said = Object.entries(texts).filter(([, text]) => text.length > 0)
  return { ...settings, ...Object.fromEntries(said), currency: { ...settings.currency, locale } }
}
