import arabic from './rubik-arabic.woff2?url'
import basic from './rubik-basic.woff2?url'
import cyrillic from './rubik-cyrillic.woff2?url'

/** The file that most of a page's text is set in; one the browser has to find in the styles comes too late for the first paint. */
export const mainFontOf = (locale: string) => (locale === 'ar' ? arabic : locale === 'ru' ? cyrillic : basic)
