import type { Settings, VendorTexts } from './settings'

/** The vendor's texts in one language; '' or missing if it has none. */
export type SettingsTexts = Partial<VendorTexts>

/** The settings for a language: with the texts translated into it, and its price format (rules 3.6). */
export function inLanguage(settings: Settings, texts: SettingsTexts, locale: string): Settings {
  const translatedTexts = Object.entries(texts).filter(([, text]) => text.length > 0)
  return { ...settings, ...Object.fromEntries(translatedTexts), currency: { ...settings.currency, locale } }
}
