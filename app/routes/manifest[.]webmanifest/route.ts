import { existsSync, readdirSync } from 'node:fs'
import { direction } from '~/domain/brand/locale'
import { themeColor } from '~/domain/brand/theme'
import { readHost } from '~/http/request-policy/request-head.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { homePath, iconPath, ordersPath } from '~/paths'
import { appIcons } from '~/pictures/app-icon.server'

/** The manifest of the brand's installed app (rules 23.9). Browsers request it without cookies. */
export const loader = shopLoader(({ settings, locale, t }, _, { headers }) => {
  const manifest = {
    id: homePath(),
    name: settings.appName,
    // The device shortens a name that is too long.
    short_name: settings.appName,
    description: settings.metaDescription || undefined,
    lang: locale,
    dir: direction(locale),
    start_url: homePath(),
    scope: homePath(),
    display: 'standalone',
    theme_color: themeColor(settings.theme),
    background_color: '#ffffff',
    shortcuts: [
      { name: t('orders.title'), url: ordersPath() },
      { name: t('reorder.again'), url: ordersPath('past') },
    ],
    icons: Object.entries(appIcons)
      .filter(([name]) => name !== '180')
      .map(([name, { width, isFilled }]) => ({
        src: iconPath(name),
        sizes: `${width}x${width}`,
        type: 'image/png',
        purpose: isFilled ? 'maskable' : 'any',
      })),
    screenshots: screenshotsOf(readHost(headers.get('Host'))?.name ?? ''),
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Cookie, Accept-Language',
    },
  })
})

/** The pictures of shops that `npm run screenshots -- --project=install` has saved in `public/install/`. */
const folder = 'build/client/install'
const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : []

/** The pictures shown before installing a host's shop: those in its folder, with the sizes in their names. */
export function screenshotsOf(host: string, paths: readonly string[] = files) {
  return paths.flatMap((path) => {
    const [, width, height] = /-(\d{3,4})x(\d{3,4})\.webp$/.exec(path) ?? []
    if (!path.startsWith(`${host}/`) || !width || !height) return []
    return {
      src: `/install/${path}`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: Number(width) < Number(height) ? 'narrow' : 'wide',
    }
  })
}
