import type { StaticPage } from './settings'

const identifiers = { refund: '4', shipping: '5' } as const

export type FooterPage = 'about' | keyof typeof identifiers

/** The static page of a footer link: by its identifier, or by its name for the about page (rules 19.4). Null if there is none. */
export function footerPage(staticPages: readonly StaticPage[], kind: FooterPage): StaticPage | null {
  const isAbout = ({ name, slug }: StaticPage) => [name, slug].some((text) => /^about([ -]us)?$/i.test(text))
  const isIt = (page: StaticPage) => (kind === 'about' ? isAbout(page) : page.identifier === identifiers[kind])
  return staticPages.find((page) => page.url !== '' && isIt(page)) ?? null
}
