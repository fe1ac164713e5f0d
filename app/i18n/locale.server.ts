import { RemixI18Next } from 'remix-i18next/server'
import { chooseLocale, isLocale, supportedLocales, type Locale } from '~/domain/brand/locale'

/**
 * The language of a request among those the vendor offers (rules 3.3): the customer's own pick first,
 * then the browser's wishes. What the address itself names comes before all (rules 3.10). The order is `domain/locale`; remix-i18next asks it and guards the supported set.
 */
export function detectLocale(
  request: Request,
  offered: string[],
  picked: string | null,
  named: string | null = null,
): Promise<string> {
  if (named && offered.includes(named) && isLocale(named)) return Promise.resolve(named)
  const fallbackLanguage = offered.includes('en') ? 'en' : (offered[0] ?? 'en')
  const acceptLanguage = request.headers.get('Accept-Language') ?? ''
  const detector = new RemixI18Next({
    detection: {
      supportedLanguages: offered,
      fallbackLanguage,
      order: ['custom'],
      findLocale: async () => chooseLocale({ acceptLanguage, saved: picked, picked, offered }),
    },
  })
  return detector.getLocale(request)
}

/** The language of a visitor where no store says which it offers: their own pick, or what the browser asks for. */
export function visitorLocale(acceptLanguage: string, picked: string | null = null): Locale {
  return chooseLocale({ acceptLanguage, saved: picked, picked, offered: [...supportedLocales] })
}
