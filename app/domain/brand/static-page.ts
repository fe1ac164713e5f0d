import type { Settings, StaticPage } from './settings'

/** A page that the vendor keeps elsewhere, for us to show. */
export type VendorPage = Pick<StaticPage, 'name' | 'url' | 'isExternal'>

/** Pages with an address of their own here, and how the vendor marks them (rules 18.4); help has no identifier. */
const identifiers = { terms: '1', privacy: '2', help: null } as const

export type LegalPage = keyof typeof identifiers

type Sources = Pick<Settings, 'staticPages' | 'legalLinks'>

/** The static page of a slug, or null (rules 18.3). One without an address has nothing to show. */
export function pageBySlug(pages: readonly StaticPage[], slug: string): StaticPage | null {
  return pages.find((page) => page.slug === slug && page.url !== '') ?? null
}

/** Terms, privacy or help: the static page marked as such, else the address that the settings name; null without either. */
export function legalPage({ staticPages, legalLinks }: Sources, kind: LegalPage): VendorPage | null {
  const page = staticPages.find(({ identifier, url }) => identifier === identifiers[kind] && url !== '')
  if (page) return page
  return legalLinks[kind] ? { name: '', url: legalLinks[kind], isExternal: false } : null
}

/**
 * Whether a page is shown in a frame: an outside page only has a link, a page of this site is no vendor's text, and an unencrypted one has
 * no place in an encrypted page.
 */
export function isFramed({ url, isExternal }: VendorPage, site: string): boolean {
  const { origin, protocol } = new URL(url)
  const isUnencrypted = protocol !== 'https:' && site.startsWith('https:')
  return !isExternal && origin !== site && !isUnencrypted
}

/** What there is to read: the static pages, and terms, privacy and help where only the settings name them. */
export function readingList(sources: Sources): { pages: StaticPage[]; legal: LegalPage[] } {
  const kinds = Object.keys(identifiers) as LegalPage[]
  return {
    pages: sources.staticPages.filter(({ url }) => url !== ''),
    legal: kinds.filter((kind) => legalPage(sources, kind)?.name === ''),
  }
}
