import { LRUCache } from 'lru-cache'
import type { Color, default as Sharp } from 'sharp'
import { contrast } from '~/domain/brand/color'
import { imageOrigins } from '~/http/shop/images.server'
import { log } from '~/http/log.server'
import { fetchPicture } from './fetch-picture.server'
import { Gate } from './gate'
import { PictureProblem } from './picture-problem'
import { isDrawing, pictureType } from './picture-type'
import { largestDrawing, loadSharp } from './resize.server'

/** How an icon is made: its width, and how much of it the logo takes. What systems cut to a shape of theirs has to stay in the middle. */
export const appIcons = {
  '180': { width: 180, logo: 0.8, isFilled: true },
  '192': { width: 192, logo: 1, isFilled: false },
  '512': { width: 512, logo: 1, isFilled: false },
  'maskable-192': { width: 192, logo: 0.6, isFilled: true },
  'maskable-512': { width: 512, logo: 0.6, isFilled: true },
} as const

export type AppIcon = keyof typeof appIcons
type Wanted = { name: AppIcon; logo: string; color: string }

/** A logo is seen on its ground from here on. */
const leastContrast = 2

const gate = new Gate(1, 50)
const made = new LRUCache<string, { png: Buffer; isWhole: boolean }>({ max: 200, ttl: 24 * 3_600_000 })

/** The icon of an app as PNG, made from a brand's logo; the brand's plain colour where that cannot be had (rules 23.9). */
export async function appIcon(wanted: Wanted): Promise<{ png: Buffer; isWhole: boolean }> {
  const key = Object.values(wanted).join(' ')
  return (
    made.get(key) ??
    gate.pass(async () => {
      const icon = made.get(key) ?? (await make(wanted))
      made.set(key, icon, { ttl: (icon.isWhole ? 24 * 60 : 5) * 60_000 })
      return icon
    })
  )
}

async function make({ name, logo, color }: Wanted) {
  const open = await loadSharp()
  const { width, logo: share, isFilled } = appIcons[name]
  try {
    const drawn = await drawLogo(open, logo, Math.round(width * share))
    const background = isFilled ? await groundFor(open, drawn, color) : { r: 0, g: 0, b: 0, alpha: 0 }
    const png = await square(open, width, background)
      .composite([{ input: drawn }])
      .png()
      .toBuffer()
    return { png, isWhole: true }
  } catch (error) {
    log.warn({ logo, reason: (error as Error).message }, 'no app icon')
    return { png: await square(open, width, color).png().toBuffer(), isWhole: false }
  }
}

async function drawLogo(open: typeof Sharp, logo: string, width: number) {
  if (!logo.startsWith('http')) throw new PictureProblem('no logo')
  const { bytes } = await fetchPicture(new URL(logo), { origins: imageOrigins() })
  const isUnreadable = pictureType(bytes) === '' || (isDrawing(bytes) && bytes.length > largestDrawing)
  if (isUnreadable) throw new PictureProblem('not a logo')
  return open(bytes, { limitInputPixels: 24e6, failOn: 'error' })
    .resize(width, width, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .timeout({ seconds: 10 })
    .png()
    .toBuffer()
}

/** The brand's colour, or else white or black: the first on which the logo, taken as its mean colour, is seen. */
async function groundFor(open: typeof Sharp, drawn: Buffer, color: string) {
  const [r = 0, g = 0, b = 0] = await open(drawn).resize(1, 1).removeAlpha().raw().toBuffer()
  const mean = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return [color, '#ffffff'].find((ground) => contrast(ground, mean) >= leastContrast) ?? '#000000'
}

function square(open: typeof Sharp, width: number, background: Color) {
  return open({ create: { width, height: width, channels: 4, background } })
}
