import { direction } from '~/domain/brand/locale'
import type { Settings } from '~/domain/brand/settings'
import { footerPage, legalPage, type FooterPage } from '~/domain/brand/static-page'
import { darkVariables, defaultColors, themeVariables, type Theme, type ThemeColors } from '~/domain/brand/theme'
import { showsMessenger } from '~/domain/help/contact'
import { cutText } from '~/domain/text/text'
import { env } from '~/env.server'
import { pictureUrl } from '~/http/images.server'
import { languageOf } from '~/http/page-cache/page-request.server'
import { languagesOf } from '~/http/shop/languages.server'
import { remembered } from '~/http/shop/remembered.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import type { WordKey } from '~/i18n/translator'
import type { IslandProps } from '~/islands/island-props'
import { faqPath, homePath, legalPath, pagePath, supportPath } from '~/paths'
import { pictureAt } from '~/ui/picture-address'
import { mirrorEntries } from './mirror.server'

/** The page shell around every screen, with the cart's badge. Asks the vendor only for the names of its languages. */
export async function loadShell(shop: Shop, cart: IslandProps['cart-badge']) {
  const { settings, t } = shop
  const languages = await languagesOf(shop)
  const isHome = shop.url.pathname === homePath()
  const { themes, footer, ...brand } = brandOf(settings)
  const { theme } = shop.device.place
  // Some vendors sign with their company's name (rules 19.9).
  const company = env().COMPANY_NAMES.get(settings.vendorId) ?? settings.appName
  return {
    origin: shop.publicOrigin,
    lang: languageOf(shop.url.search) === shop.locale ? shop.locale : null,
    appName: settings.appName,
    title: settings.title || settings.appName,
    description: settings.metaDescription,
    keywords: settings.keywords,
    ...brand,
    theme,
    themeCss: themes.css[theme],
    themeColors: themes.barColors,
    /** The note on pages saved by the service worker; null while it is switched off. */
    offlineNote: env().SERVICE_WORKER === 'on' ? t('offline.asOf') : null,
    bannerText: settings.bannerText,
    path: shop.path,
    isHome,
    user: shop.user && { name: shop.user.name },
    placeLabel: shop.device.place.place?.address ?? '',
    mirror: mirrorEntries(shop),
    madeFor: [shop.locale, theme, shop.user?.id].join(' '),
    languages: languages.length > 1 ? languages : [],
    direction: languages.find(({ code }) => code === shop.locale)?.direction ?? direction(shop.locale),
    cart,
    hasSearch: isHome || settings.isMultiStore,
    searchLabel: t(settings.isSingleStore ? 'search.products' : 'search.label'),
    storePicker: settings.activeStores > 1 ? { chosen: shop.device.place.storeName } : null,
    hasWallet: settings.walletMenuEnabled,
    hasSubscriptions: settings.subscriptionsEnabled,
    hasSupport: settings.support !== null,
    hasMessenger: showsMessenger(settings, shop.url.pathname),
    footer: {
      ...footer,
      poweredBy: (settings.showContactDeveloper && env().POWERED_BY) || null,
      copyright: t('footer.copyright', { name: company, year: vendorNow(settings).date.slice(0, 4) }),
    },
    toast: shop.reply.takeToast(),
  }
}

/** The links of the footer, in its order (rules 19.4). Pages that the vendor hosts elsewhere are external links. */
function footerLinks(settings: Settings): { label: WordKey; href: string; isExternal?: boolean }[] {
  const link = (label: WordKey, href: string, isThere = true) => (isThere ? [{ label, href }] : [])
  const page = (kind: FooterPage) => {
    const found = footerPage(settings.staticPages, kind)
    if (!found) return []
    const { isExternal, url, slug } = found
    return [{ label: `footer.${kind}` as const, href: isExternal ? url : pagePath(slug), isExternal }]
  }
  return [
    ...page('about'),
    ...link('terms.title', legalPath('terms'), legalPage(settings, 'terms') !== null),
    ...page('refund'),
    ...link('support.title', supportPath(), settings.support !== null),
    ...page('shipping'),
    ...link('privacy.title', legalPath('privacy'), legalPage(settings, 'privacy') !== null),
    ...link('faq.title', faqPath()),
  ]
}

/** The part of the shell that depends only on the settings; computed once while they are cached. */
const brandOf = remembered((settings: Settings) => ({
  logo: pictureAt(pictureUrl(settings.logo), 120),
  favicon: pictureAt(pictureUrl(settings.favicon), 120),
  shareImage: pictureUrl(settings.homeImage) || pictureUrl(settings.logo),
  themes: themesOf(settings.theme),
  footer: {
    // Over 250 characters it is cut to 210 (rules 19.4).
    text: cutText(settings.footerText, 210, 250),
    links: footerLinks(settings),
    apps: (['android', 'ios'] as const).flatMap((app) => {
      const href = settings.appLinks[app]
      return href ? [{ app, href }] : []
    }),
    social: Object.entries(settings.social).filter(([, url]) => /^https?:\/\//i.test(url)),
  },
}))

/** A brand's themes as styles, and the colours of the browser's bar. Printed pages are never dark. */
function themesOf(colors: ThemeColors) {
  const light = themeVariables(colors)
  const dark = darkVariables(colors)
  const lightCss = `:root{${declarations(light)}}`
  const darkCss = `html:root{color-scheme:dark;${declarations(dark)}}`
  const css: Record<Theme, string> = {
    light: lightCss,
    dark: `${lightCss}@media screen{${darkCss}}`,
    system: `${lightCss}@media screen and (prefers-color-scheme:dark){${darkCss}}`,
  }
  return { css, barColors: { light: light['--theme-primary'] ?? '', dark: dark['--canvas'] ?? '' } }
}

const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The styles of a page without a brand, such as that of an unknown host. */
export const plainTheme = themesOf(defaultColors).css.system

export type Shell = Awaited<ReturnType<typeof loadShell>>
