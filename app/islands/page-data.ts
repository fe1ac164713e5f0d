import type { PageIslands } from './island-props'

const id = 'islands'

/** The element that carries the props of a page's islands: data, which no content policy takes for a script. */
export function pageData(islands: PageIslands) {
  return `<script type="application/json" id="${id}">${JSON.stringify(islands).replace(/</g, '\\u003c')}</script>`
}

/** The props of a page's islands; none for a page without islands. */
export function islandsOf(page: Document): PageIslands {
  return JSON.parse(page.getElementById(id)?.textContent || '{}') as PageIslands
}
