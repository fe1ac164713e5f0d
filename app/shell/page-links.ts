/** The site of a page, and the languages it exists in. */
type Site = {
  origin: string
  /** Languages that the vendor offers; [] for one. */
  languages: readonly { code: string }[]
  /** The language that this address names, or null (rules 3.10). */
  lang: string | null
}

/** The addresses of a page: its canonical one, and those of its other languages. */
export function pageLinks({ origin, languages, lang }: Site, canonical: string) {
  const inLanguage = (locale: string | null) => {
    const url = new URL(canonical, origin)
    if (locale) url.searchParams.set('lang', locale)
    return url.href
  }
  const alternates = languages.map(({ code }) => ({ locale: code, href: inLanguage(code) }))
  return {
    canonical: inLanguage(lang),
    alternates: alternates.length > 0 ? [...alternates, { locale: 'x-default', href: inLanguage(null) }] : [],
  }
}
