import { themeColor } from '~/domain/brand/theme'
import { shopLoader } from '~/http/shop/open-shop.server'
import { appIcon, appIcons, type AppIcon } from '~/pictures/app-icon.server'
import { NoRoom } from '~/pictures/fair-queue'

/** The icon of the brand's installed app, in one of the sizes of the manifest (rules 23.9). */
export const loader = shopLoader(async ({ settings }, { name = '' }) => {
  if (!Object.hasOwn(appIcons, name)) throw new Response(null, { status: 404 })
  const logo = settings.squareLogo || settings.favicon || settings.logo
  const iconRequest = { name: name as AppIcon, logo, color: themeColor(settings.theme), brand: settings.vendorId }
  const icon = await appIcon(iconRequest).catch((error: unknown) => {
    if (error instanceof NoRoom) throw new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
    throw error
  })
  return new Response(new Uint8Array(icon.png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${icon.isWhole ? 86_400 : 300}` },
  })
})
