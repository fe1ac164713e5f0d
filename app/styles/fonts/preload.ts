import accents from './rubik-accents.woff2?url'
import arabic from './rubik-arabic.woff2?url'
import basic from './rubik-basic.woff2?url'
import cyrillic from './rubik-cyrillic.woff2?url'
import figures from './rubik-figures.woff2?url'

const files: Record<string, string[]> = {
  ar: [arabic, figures],
  ru: [cyrillic, figures],
  de: [basic, accents],
  es: [basic, accents],
  fr: [basic, accents],
}

/** The font files to preload for a language. Those found only in the styles come too late for the first paint. */
export const mainFontsOf = (locale: string) => files[locale] ?? [basic]
