import { cartCount } from '~/domain/cart'
import { footerText } from '~/domain/text'
import { themeVariables } from '~/domain/theme'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop.server'
import { cartWords } from '~/features/cart/cart-words.server'
import { homePath } from '~/paths'

/** What the page shell shows around every screen. Makes no vendor call of its own. */
export async function loadShell(shop: Shop) {
  const { settings, t } = shop
  const theme = themeVariables(settings.theme)
  return {
    appName: settings.appName,
    title: settings.title || settings.appName,
    description: settings.metaDescription,
    keywords: settings.keywords,
    logo: pictureUrl(settings.logo),
    favicon: pictureUrl(settings.favicon),
    themeCss: `:root{${Object.entries(theme)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`,
    themeColor: theme['--theme-primary'] ?? '#000000',
    bannerText: settings.bannerText,
    path: shop.url.pathname + shop.url.search,
    isHome: shop.url.pathname === homePath(),
    user: shop.user && { name: shop.user.name },
    placeLabel: shop.device.place.place !== null ? (shop.place?.address ?? '') : '',
    languages: settings.languages.length > 1 ? settings.languages : [],
    cart: {
      count: cartCount(shop.cart),
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

export type Shell = Awaited<ReturnType<typeof loadShell>>
