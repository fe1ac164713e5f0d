import { LanguageDetector } from 'remix-i18next/server'
import { chooseLocale } from '~/domain/brand/locale'

/**
 * The language of a request among those that the vendor offers (rules 3.3); `named` is what the address names (rules
 * 3.10). `chooseLocale` knows the order; the detector of remix-i18next asks it and accepts only what the vendor offers.
 */
export function detectLocale(
  request: Request,
  offered: string[],
  picked: string | null,
  named: string | null = null,
): Promise<string> {
  const acceptLanguage = request.headers.get('Accept-Language') ?? ''
  const detector = new LanguageDetector({
    supportedLanguages: offered,
    fallbackLanguage: 'en',
    order: ['custom'],
    findLocale: async () => chooseLocale({ acceptLanguage, picked, named, offered }),
  })
  return detector.detect(request)
}
