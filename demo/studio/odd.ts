import sharp from 'sharp'
import { clamp } from './colours'
import { composed } from './compose'
import { open, pixelsOf, svg } from './layers'
import { seeded } from './random'
import type { Picture, Scene } from './scene'
import { covers } from './scenes/brands'

/**
 * Pictures as careless vendors upload them: of any shape and size, one without a background, one that ends early. They
 * look like a telephone's photographs of the covers: out of focus, badly lit and noisy.
 */

const sceneOf = (name: string): Scene => {
  const scene = covers.find((one) => one.name === `cover-${name}`)
  if (!scene) throw new Error(`No cover called ${name}`)
  return scene
}

/** Where the hero of a cover stands, as a part of its width. */
const HERO = 0.6

interface Shot {
  of: string
  width: number
  height: number
  /** Pixels of a picture 1,000 px wide. */
  blur?: number
  light?: number
  colour?: number
  quality?: number
}

/** The noise of a small sensor, as grey pixels. */
function noiseOf(name: string, pixels: number): Buffer {
  const random = seeded(name)
  return Buffer.from(Uint8Array.from({ length: pixels }, () => 128 + (random() + random() - 1) * 24))
}

async function photograph({
  of,
  width,
  height,
  blur = 1.6,
  light = 0.94,
  colour = 0.82,
  quality = 62,
}: Shot): Promise<Buffer> {
  const scene = await composed(sceneOf(of))
  // The largest part of the scene that has this shape, around its hero.
  const part = Math.min(scene.width / width, scene.height / height)
  const [partWidth, partHeight] = [Math.floor(width * part), Math.floor(height * part)]
  const left = Math.round(clamp(scene.width * HERO - partWidth / 2, 0, scene.width - partWidth))
  const frame = { left, top: Math.floor((scene.height - partHeight) / 2), width: partWidth, height: partHeight }
  const view = await pixelsOf(open(scene).extract(frame))
  const graded = await open(view)
    .removeAlpha()
    .blur(blur)
    .resize(width, height)
    .modulate({ brightness: light, saturation: colour })
    .linear([1.08, 1.02, 0.94], [-8, -6, -2])
    .png()
    .toBuffer()
  const noise = { input: noiseOf(of, width * height), raw: { width, height, channels: 1 as const } }
  const photo = width > 2000 ? sharp(graded) : sharp(graded).composite([{ ...noise, blend: 'soft-light' }])
  return photo.webp({ quality, effort: 6 }).toBuffer()
}

/** A wide logo without a background. It is dark, so one sees when a shop shows it on a dark ground. */
async function logo(): Promise<Buffer> {
  const art = `<g fill="#7a1d0e"><circle cx="80" cy="80" r="62"/><path d="M52 92a28 24 0 0 1 56 0z" fill="#fff"/><rect x="46" y="96" width="68" height="9" rx="4" fill="#fff"/><circle cx="80" cy="62" r="6" fill="#fff"/>
    <text x="168" y="106" font-family="'URW Gothic','Noto Sans',sans-serif" font-weight="700" font-size="78">Corner Café</text></g>`
  return sharp(svg(680, 160, art))
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
}

/** The first bytes of a picture. With more of them, browsers show a part and report no error. */
async function cutOff(): Promise<Buffer> {
  const whole = await photograph({ of: 'nine-cups', width: 900, height: 600 })
  return whole.subarray(0, 16)
}

/** All odd pictures. */
export const oddPictures: readonly Picture[] = [
  { path: 'odd/wide.webp', make: () => photograph({ of: 'spice-route', width: 1200, height: 800 }) },
  { path: 'odd/wide-dim.webp', make: () => photograph({ of: 'smash-and-co', width: 1200, height: 800, light: 0.8 }) },
  { path: 'odd/tall.webp', make: () => photograph({ of: 'green-bowl', width: 800, height: 1200 }) },
  { path: 'odd/tall-bright.webp', make: () => photograph({ of: 'squeeze', width: 800, height: 1200, light: 1.05 }) },
  { path: 'odd/square.webp', make: () => photograph({ of: 'bella-napoli', width: 900, height: 900 }) },
  {
    path: 'odd/square-pale.webp',
    make: () => photograph({ of: 'corner-bakery', width: 900, height: 900, colour: 0.6 }),
  },
  { path: 'odd/panorama.webp', make: () => photograph({ of: 'fresh-basket', width: 1600, height: 400 }) },
  {
    path: 'odd/huge.webp',
    make: () => photograph({ of: 'la-cantina', width: 4000, height: 2667, blur: 3, quality: 40 }),
  },
  { path: 'odd/tiny.webp', make: () => photograph({ of: 'kulfi-and-co', width: 40, height: 40 }) },
  { path: 'odd/logo.webp', make: logo },
  { path: 'odd/broken.webp', make: cutOff },
]
