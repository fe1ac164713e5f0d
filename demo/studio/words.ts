import sharp from 'sharp'
import { css, type Tones } from './colours'
import { open, pixelsOf, svg, type Layer } from './layers'
import type { Scene } from './scene'

/** The typefaces of the machine the pictures are made on; whoever sees them sees pixels. */
const LATIN = "'URW Gothic', 'Rubik', 'Noto Sans', sans-serif"
const ARABIC = "'Noto Kufi Arabic', 'Noto Sans Arabic', sans-serif"

/** A banner with its words on the free side. */
export async function wordsOn(
  seen: Layer,
  { headline, below, rtl = false }: NonNullable<Scene['words']>,
  t: Tones,
): Promise<Layer> {
  const { width: W, height: H } = seen
  const x = rtl ? W - 72 : 72
  const [family, size] = rtl ? [ARABIC, 70] : [LATIN, 84]
  const step = size * 1.16
  const top = H / 2 - ((headline.length - 1) * step) / 2 - 8
  const ink = t.dark ? '#ffffff' : css([58, 30, 16])
  const lines = headline.map(
    (text, i) => `<text x="${x}" y="${top + i * step}" font-size="${size}" font-weight="700">${text}</text>`,
  )
  const small = `<text x="${x}" y="${top + headline.length * step - size * 0.22}" font-size="36" font-weight="400" opacity="0.88">${below}</text>`
  const art = `<g fill="${ink}" font-family="${family}" text-anchor="start" direction="${rtl ? 'rtl' : 'ltr'}">${lines.join('')}${small}</g>`
  return pixelsOf(sharp(await open(seen).png().toBuffer()).composite([{ input: svg(W, H, art) }]))
}
