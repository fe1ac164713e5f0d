import type { Color } from 'sharp'
import { contrast } from '~/domain/brand/color'
import type { Job } from './jobs'
import { openPicture, sharp } from './open'

/** The least contrast at which a logo is visible on its background. */
const leastContrast = 2

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** The icon of an app as PNG, made from a brand's logo. Throws if that is no picture. */
export async function icon({ bytes, width, share, isFilled, color }: Extract<Job, { kind: 'icon' }>) {
  const logo = await drawLogo(bytes, Math.round(width * share))
  const background = isFilled ? await groundFor(logo, color) : clear
  return square(width, background)
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}

/** A plain icon in one colour. */
export const plainIcon = ({ width, color }: Extract<Job, { kind: 'plain' }>) => square(width, color).png().toBuffer()

async function drawLogo(bytes: Uint8Array, width: number) {
  const { picture } = await openPicture(bytes)
  return picture.resize(width, width, { fit: 'contain', background: clear }).png().toBuffer()
}

/** The brand's colour, else white, else black: the first on which the logo's mean colour is visible. */
async function groundFor(logo: Buffer, color: string) {
  const [r = 0, g = 0, b = 0] = await sharp(logo).resize(1, 1).removeAlpha().raw().toBuffer()
  const mean = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return [color, '#ffffff'].find((ground) => contrast(ground, mean) >= leastContrast) ?? '#000000'
}

function square(width: number, background: Color) {
  return sharp({ create: { width, height: width, channels: 4, background } })
}
