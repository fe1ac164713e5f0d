import { readColor, readableOn } from './color'

/** The class for colours the vendor sets, or ''. `ownColorRules` writes its rule; the content policy forbids style attributes. */
export function ownColors({ background, color }: { background: string; color: string }): string {
  const surface = readColor(background)
  if (!surface) return ''
  const text = readableOn(surface, readColor(color) ?? '#000000')
  return `own-${surface.slice(1)}-${text.slice(1)}`
}

/** The classes of such colours in rendered markup. */
export function ownColorNames(markup: string): string[] {
  // Little markup has any, and looking for the pattern takes long in all other.
  return (markup.includes('own-') && markup.match(/own-[0-9a-f]{6}-[0-9a-f]{6}\b/g)) || []
}

/** The rules for the classes of a page. `ownColorNames` lets only colours through, whatever text the page has. */
export function ownColorRules(names: readonly string[]): string {
  return [...new Set(names)]
    .slice(0, mostRules)
    .map((name) => `.${name}{--own:#${name.slice(4, 10)};--on-own:#${name.slice(11)}}`)
    .join('')
}

const mostRules = 200
