import sharp from 'sharp'
import { clamp, css, tonesOf, type Tones } from './colours'
import { group, layoutOf, type Spot } from './group'
import { drawn, open, pixelsOf, svg, type Layer } from './layers'
import { lit } from './light'
import { isMat, matOf } from './props'
import { seeded } from './random'
import { SHAPES, type Scene } from './scene'
import { MARGIN, room, tabletop } from './set'
import { Stage } from './stage'

/** One dish on its plate, board or podium, with a little garnish out of focus. */
async function dish(stage: Stage, { prop, actors: [hero = '', behind, before] }: Scene): Promise<void> {
  const { width: W, height: H } = stage
  const at = (name: string, x: number, y: number, size: number, blur: number) =>
    stage.stand({ name, x: W * x, y: H * y, size: H * size, blur: H * blur })
  if (behind) await at(behind, 0.87, 0.75, 0.26, 0.011)
  await stage.stand({ name: hero, x: W / 2, y: H * 0.88, size: H * 0.6, prop })
  if (before) await stage.stand({ name: before, x: W * 0.07, y: H * 1.05, size: H * 0.28, blur: H * 0.016, turn: -12 })
}

/** A product, nearly as large as the picture. */
async function product(stage: Stage, { prop, actors: [hero = '', behind] }: Scene): Promise<void> {
  const { width: W, height: H } = stage
  if (behind) await stage.stand({ name: behind, x: W * 0.84, y: H * 0.78, size: H * 0.24, blur: H * 0.006 })
  await stage.stand({ name: hero, x: W / 2, y: H * 0.9, size: H * 0.64, prop })
}

/** A face before a wall. */
async function portrait(stage: Stage, { actors: [face = ''] }: Scene): Promise<void> {
  const { width: S, tones } = stage
  await stage.lay(await lit({ name: face, size: S * 0.74 }, tones), S / 2, S * 0.54, S * 0.02)
}

/** One dish on a table, seen from above. */
async function lying(stage: Stage, { prop, actors: [hero = '', behind, before] }: Scene): Promise<void> {
  const { width: S, tones: t } = stage
  if (isMat(prop)) await stage.lay(await drawn(S * 1.6, S * 1.6, matOf(prop, S * 0.6, t)), S / 2, S / 2, S * 0.03)
  const lay = async (name: string, off: number, turn: number, size: number, blur: number) =>
    stage.lay(await lit({ name, size: S * size, turn }, t), S / 2 + S * off, S / 2 - S * off, S * 0.02, S * blur)
  await lay(hero, 0, 0, 0.66, 0)
  if (behind) await lay(behind, 0.42, 24, 0.26, 0.006)
  if (before) await lay(before, -0.42, -30, 0.26, 0.006)
}

/** The last touch: corners a little darker, and a little grain, which keeps soft gradients from banding. */
function finished({ data, width, height }: Layer, random: () => number): Layer {
  for (let i = 0; i < data.length; i += 4) {
    const far = Math.hypot(((i / 4) % width) / width - 0.5, i / 4 / width / height - 0.5)
    const noise = (random() + random() - 1) * 3
    const light = 1 - 0.36 * Math.max(0, far - 0.36)
    for (let c = 0; c < 3; c++) data[i + c] = clamp((data[i + c] ?? 0) * light + noise, 0, 255)
  }
  return { data, width, height }
}

function tonesFor({ shape, palette }: Scene, random: () => number): Tones {
  const isOneOfMany = shape === 'dish' || shape === 'product'
  return tonesOf(palette, isOneOfMany ? random() * 2 - 1 : 0)
}

async function act(stage: Stage, scene: Scene, layout: readonly Spot[], random: () => number): Promise<void> {
  if (isMat(scene.prop)) return lying(stage, scene)
  if (scene.shape === 'dish') return dish(stage, scene)
  if (scene.shape === 'product') return product(stage, scene)
  if (scene.shape === 'portrait') return portrait(stage, scene)
  return group(stage, scene, layout, random)
}

/** Typefaces of the banners. The machine that makes them must have these. */
const LATIN = "'URW Gothic', 'Rubik', 'Noto Sans', sans-serif"
const ARABIC = "'Noto Kufi Arabic', 'Noto Sans Arabic', sans-serif"

/** Writes the words of a banner on its free side. */
async function wordsOn(
  picture: Layer,
  { headline, below, rtl = false }: NonNullable<Scene['words']>,
  t: Tones,
): Promise<Layer> {
  const { width: W, height: H } = picture
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
  return pixelsOf(sharp(await open(picture).png().toBuffer()).composite([{ input: svg(W, H, art) }]))
}

/** The pixels of a scene: always the same ones for the same scene. */
export async function composed(scene: Scene): Promise<Layer> {
  const [W, H] = SHAPES[scene.shape]
  const random = seeded(scene.name)
  const layout = layoutOf(scene.shape, random)
  const [hero] = layout
  const t = tonesFor(scene, random)
  const stage = new Stage(W, H, t)
  const light = { x: hero.x, y: hero.y - hero.size * 0.72 }
  const empty = isMat(scene.prop) ? tabletop({ W, H }, t, random) : room({ W, H }, t, random, light)
  await act(stage, scene, layout, random)
  // The set itself is a little out of focus.
  const set = await pixelsOf(sharp(empty).blur(isMat(scene.prop) ? 0.6 : H * 0.0032))
  const framed = await pixelsOf(open(set).extract({ left: MARGIN, top: MARGIN, width: W, height: H }))
  const filled = await pixelsOf(open(framed).composite(stage.layers))
  const picture = finished(filled, random)
  // A banner that is read from the right has its group at the left.
  const mirrored = scene.words?.rtl ? await pixelsOf(open(picture).flop()) : picture
  return scene.words ? wordsOn(mirrored, scene.words, t) : mirrored
}

/** The picture of a scene. */
export async function webpOf(scene: Scene): Promise<Buffer> {
  const quality = scene.shape === 'product' ? 74 : 78
  return open(await composed(scene))
    .removeAlpha()
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer()
}
