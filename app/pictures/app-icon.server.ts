import { LRUCache } from 'lru-cache'
import { log } from '~/http/log.server'
import { NoRoom } from './fair-queue'
import { fromVendorPicture } from './fetch-picture.server'
import { PictureProblem } from './picture'
import { makePicture } from './worker-pool.server'

/** The widths of icons, and the share that the logo fills: systems crop icons to their own shapes. */
export const appIcons = {
  '180': { width: 180, logo: 0.8, isFilled: true },
  '192': { width: 192, logo: 1, isFilled: false },
  '512': { width: 512, logo: 1, isFilled: false },
  'maskable-192': { width: 192, logo: 0.6, isFilled: true },
  'maskable-512': { width: 512, logo: 0.6, isFilled: true },
} as const

export type AppIcon = keyof typeof appIcons
type IconRequest = { name: AppIcon; logo: string; color: string; brand: string }
type Icon = { png: Buffer; isWhole: boolean }

/** Icons made or being made, shared by all requests for the same one. */
const iconCache = new LRUCache<string, Icon, IconRequest>({
  max: 200,
  ttl: 24 * 3_600_000,
  fetchMethod: async (_key, _old, { context, options }) => {
    const icon = await make(context)
    if (!icon.isWhole) options.ttl = 5 * 60_000
    return icon
  },
})

/** The app's icon as PNG, or the brand's plain colour if its logo cannot be loaded (rules 23.9). Throws `NoRoom`. */
export function appIcon(wanted: IconRequest): Promise<Icon> {
  return iconCache.forceFetch(Object.values(wanted).join(' '), { context: wanted })
}

async function make({ name, logo, color, brand }: IconRequest): Promise<Icon> {
  const { width, logo: share, isFilled } = appIcons[name]
  try {
    if (!logo.startsWith('http')) throw new PictureProblem('no logo')
    const png = await fromVendorPicture(new URL(logo), brand, ({ bytes }) =>
      makePicture({ kind: 'icon', bytes, width, share, isFilled, color }, brand),
    )
    return { png, isWhole: true }
  } catch (error) {
    if (error instanceof NoRoom) throw error
    log.warn({ logo, reason: (error as Error).message }, 'no app icon')
    return { png: await makePicture({ kind: 'plain', width, color }, brand), isWhole: false }
  }
}
