import type { Settings, StaticPage } from './settings'

/** The static pages that the footer links to. */
export type FooterPage = 'about' | 'terms' | 'refund' | 'shipping' | 'privacy'

const identifiers = { terms: '1', privacy: '2', refund: '4', shipping: '5' } as const

/**
 * The footer's page of each kind, null for one that the vendor does not have: by identifier, the about page by its name
 * (rules 19.4). Terms and privacy may also be named by the settings alone.
 */
export function footerPages({ staticPages, legalLinks }: Pick<Settings, 'staticPages' | 'legalLinks'>) {
  const pages = staticPages.filter(({ url }) => url !== '')
  const by = (identifier: string) => pages.find((page) => page.identifier === identifier) ?? null
  const about = pages.find(({ name, slug }) => [name, slug].some((said) => /^about([ -]us)?$/i.test(said))) ?? null
  return {
    about,
    terms: by(identifiers.terms) ?? (legalLinks.terms ? ('own' as const) : null),
    refund: by(identifiers.refund),
    shipping: by(identifiers.shipping),
    privacy: by(identifiers.privacy) ?? (legalLinks.privacy ? ('own' as const) : null),
  } satisfies Record<FooterPage, StaticPage | 'own' | null>
}
