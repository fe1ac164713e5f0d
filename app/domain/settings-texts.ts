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
    | 'bannerText'
    | 'takeawayText'
    | 'footerText'
    | 'notAvailableReason'
    | 'scheduleAfterHoursText'
    | 'cartInfoText'
    | 'staticPages'
  >
>

/** Settings with their texts in another language; what is not said in it stays in the one they were found in (rules 3.6). */
export function inLanguage(settings: Settings, texts: SettingsTexts): Settings {
  const said = Object.entries(texts).filter(([, text]) => text.length > 0)
  return { ...settings, ...Object.fromEntries(said) }
}
