import { cartCount } from '~/domain/cart'
import type { ThemeColors } from '~/domain/settings'
import { footerText } from '~/domain/text'
import { themeVariables } from '~/domain/theme'
import { env } from '~/env.server'
import { languageOf } from '~/http/document-request.server'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop.server'
import { seenSum } from '~/features/cart/cart.server'
import { cartWords } from '~/features/cart/cart-words.server'
import { homePath } from '~/paths'
import { pictureAt } from '~/ui/picture-address'

/** What the page shell shows around every screen. Makes no vendor call of its own. */
export async function loadShell(shop: Shop) {
  const { settings, t } = shop
  const theme = themeOf(settings.theme)
  return {
    origin: shop.origin,
    lang: languageOf(shop.url.search) === shop.locale ? shop.locale : null,
    appName: settings.appName,
    title: settings.title || settings.appName,
    description: settings.metaDescription,
    keywords: settings.keywords,
    logo: pictureAt(pictureUrl(settings.logo), 120),
    favicon: pictureAt(pictureUrl(settings.favicon), 120),
    shareImage: pictureUrl(settings.homeImage) || pictureUrl(settings.logo),
    themeCss: theme.css,
    themeColor: theme.color,
    /** The page registers the service worker and says what is to stand on the copy that it keeps; nothing while that is switched off. */
    offline: env().SERVICE_WORKER === 'on' ? offlineMarks(t('offline.asOf', { time: '{{time}}' })) : {},
    bannerText: settings.bannerText,
    path: shop.url.pathname + shop.url.search,
    isHome: shop.url.pathname === homePath(),
    user: shop.user && { name: shop.user.name },
    placeLabel: shop.device.place.place !== null ? (shop.place?.address ?? '') : '',
    languages: settings.languages.length > 1 ? settings.languages : [],
    cart: {
      count: cartCount(shop.cart),
      sum: seenSum(shop),
      words: cartWords(shop.locale),
      stamp: shop.device.cartStamp,
      lost: !shop.device.hasCart,
    },
    footerText: footerText(settings.footerText),
    social: Object.entries(settings.social).filter(([, url]) => /^https?:\/\//i.test(url)),
    copyright: t('footer.copyright', { name: settings.appName, year: new Date().getFullYear() }),
    toast: shop.reply.takeToast(),
  }
}

const offlineMarks = (asOf: string) => ({ does: 'offline' as const, 'as-of': asOf })

const themes = new WeakMap<ThemeColors, { css: string; color: string }>()

/** A brand's theme as a style and the colour of the browser's bar; worked out once for as long as its settings are kept. */
function themeOf(colors: ThemeColors) {
  const known = themes.get(colors)
  if (known) return known
  const variables = themeVariables(colors)
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  const theme = { css: `:root{${declarations.join(';')}}`, color: variables['--theme-primary'] ?? '#000000' }
  themes.set(colors, theme)
  return theme
}

export type Shell = Awaited<ReturnType<typeof loadShell>>
