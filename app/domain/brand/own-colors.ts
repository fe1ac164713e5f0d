import { readColor, readableOn } from './color'

/** The class for colours the vendor sets, or ''. `ownColorRules` writes its rule; the content policy forbids style attributes. */
export function ownColors({ background, color }: { background: string; color: string }): string {
  const surface = readColor(background)
  if (!surface) return ''
  const text = readableOn(surface, readColor(color) ?? '#000000')
  return `own-${surface.slice(1)}-${text.slice(1)}`
}

/** The rules for the classes of a page; nothing but colours comes out, whatever text the page has. */
export function ownColorRules(page: string): string {
  // Few pages have any, and looking for the pattern takes long on all the others.
  if (!page.includes('own-')) return ''
  const classes = new Set(page.match(/own-[0-9a-f]{6}-[0-9a-f]{6}\b/g))
  return [...classes]
    .slice(0, mostRules)
    .map((name) => `.${name}{--own:#${name.slice(4, 10)};--on-own:#${name.slice(11)}}`)
    .join('')
}

const mostRules = 200
