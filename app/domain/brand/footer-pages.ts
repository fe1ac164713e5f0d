import type { StaticPage } from './settings'

const identifiers = { refund: '4', shipping: '5' } as const

export type FooterPage = 'about' | keyof typeof identifiers

/** A static page that the footer names, by its identifier, the about page by its name (rules 19.4); null for one that is not there. */
export function footerPage(staticPages: readonly StaticPage[], kind: FooterPage): StaticPage | null {
  const isAbout = ({ name, slug }: StaticPage) => [name, slug].some((said) => /^about([ -]us)?$/i.test(said))
  const isIt = (page: StaticPage) => (kind === 'about' ? isAbout(page) : page.identifier === identifiers[kind])
  return staticPages.find((page) => page.url !== '' && isIt(page)) ?? null
}
