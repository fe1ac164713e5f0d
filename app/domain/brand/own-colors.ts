import { readableOn, readColor } from './color'

/** The class for colours that the vendor sets, or ''. A class, because the content policy forbids style attributes. */
export function ownColors({ background, color }: { background: string; color: string }): string {
  const surface = readColor(background)
  if (!surface) return ''
  const text = readableOn(surface, readColor(color) ?? '#000000')
  return `own-${surface.slice(1)}-${text.slice(1)}`
}

/** The classes of `ownColors` that rendered markup uses. */
export function ownColorNames(markup: string): string[] {
  // Most markup has none, and the regular expression would be slow on all of it.
  return (markup.includes('own-') && markup.match(/own-[0-9a-f]{6}-[0-9a-f]{6}\b/g)) || []
}

/** The CSS rules for these classes. `ownColorNames` matches only hex digits, so no text of a page can inject CSS. */
export function ownColorRules(names: readonly string[]): string {
  return [...new Set(names)]
    .slice(0, mostRules)
    .map((name) => `.${name}{--own:#${name.slice(4, 10)};--on-own:#${name.slice(11)}}`)
    .join('')
}

/** More than any page needs: the texts of a page may contain any number of such names. */
const mostRules = 200
