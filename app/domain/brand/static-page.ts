import type { Settings, StaticPage } from './settings'

/** A page that the vendor hosts elsewhere and we show. */
export type VendorPage = Pick<StaticPage, 'name' | 'url' | 'isExternal'>

/** Pages with their own address here (rules 18.4). */
const legalPages = ['terms', 'privacy', 'help'] as const
export type LegalPage = (typeof legalPages)[number]

/** Whether a text names one of these pages. */
export const isLegalPage = (name: string): name is LegalPage => legalPages.some((page) => page === name)

/** Pages that the footer links to (rules 19.4). */
export type FooterPage = 'about' | 'refund' | 'shipping'

/** The vendor's identifiers for its pages; help and the about page have none. */
const identifiers = { terms: '1', privacy: '2', help: null, refund: '4', shipping: '5' } as const

type Sources = Pick<Settings, 'staticPages' | 'legalLinks'>

/** The static page of a slug, or null (rules 18.3). One without an address has nothing to show. */
export function pageBySlug(pages: readonly StaticPage[], slug: string): StaticPage | null {
  return pages.find((page) => page.slug === slug && page.url !== '') ?? null
}

/** Terms, privacy or help: the static page marked as such, else the address in the settings; null without either. */
export function legalPage({ staticPages, legalLinks }: Sources, kind: LegalPage): VendorPage | null {
  const page = staticPages.find(({ identifier, url }) => identifier === identifiers[kind] && url !== '')
  if (page) return page
  return legalLinks[kind] ? { name: '', url: legalLinks[kind], isExternal: false } : null
}

/** The static page of a footer link, by identifier, or by name for the about page (rules 19.4); null if none. */
export function footerPage(staticPages: readonly StaticPage[], kind: FooterPage): StaticPage | null {
  const isAbout = ({ name, slug }: StaticPage) => [name, slug].some((text) => /^about([ -]us)?$/i.test(text))
  const isIt = (page: StaticPage) => (kind === 'about' ? isAbout(page) : page.identifier === identifiers[kind])
  return staticPages.find((page) => page.url !== '' && isIt(page)) ?? null
}

/** The footer's name of a static page, a text's key; null for a page that the footer does not know. */
export function footerName(sources: Sources, page: StaticPage) {
  const kind = (['about', 'refund', 'shipping'] as const).find((kind) => footerPage(sources.staticPages, kind) === page)
  if (kind) return `footer.${kind}` as const
  const legal = (['terms', 'privacy'] as const).find((kind) => legalPage(sources, kind) === page)
  return legal ? (`${legal}.title` as const) : null
}

/** Whether a page is shown in a frame: not an external one, not one of this site, and not plain HTTP within HTTPS. */
export function isFramed({ url, isExternal }: VendorPage, site: string): boolean {
  const { origin, protocol } = new URL(url)
  const isUnencrypted = protocol !== 'https:' && site.startsWith('https:')
  return !isExternal && origin !== site && !isUnencrypted
}

/** All pages to read: the static pages, and terms, privacy and help if only the settings name them. */
export function readingList(sources: Sources): { pages: StaticPage[]; legal: LegalPage[] } {
  return {
    pages: sources.staticPages.filter(({ url }) => url !== ''),
    legal: legalPages.filter((kind) => legalPage(sources, kind)?.name === ''),
  }
}
