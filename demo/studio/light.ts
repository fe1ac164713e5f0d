import { actorNamed } from './actors'
import { clamp, mix, type Rgb, type Tones } from './colours'
import { emojiOf } from './icons'
import { cropped, open, pixelsOf, turned, type Layer } from './layers'

const WARM: Rgb = [1.015, 1, 0.97]
const RIM: Rgb = [1, 0.96, 0.86]

/** Icons that are drawn lying down, and the degrees by which they are turned upright. */
const STANDING: Record<string, number> = { '🥐': 40, '🍕': 90, '🧀': 16, '🥦': -24 }

/** The largest width and height of an actor, in parts of its size, so that a tray or a bottle stays in the picture. */
const [WIDEST, HIGHEST] = [1.45, 1.26]

/** Whether an icon was turned to stand, so that it is not to be mirrored. */
export const isTurned = (name: string) => emojiOf(name) in STANDING

/** How an actor is shown. Its size is the square root of its area in pixels. */
export interface Pose {
  name: string
  size: number
  turn?: number
  mirror?: boolean
}

async function sized({ name, size, turn = STANDING[emojiOf(name)] ?? 0, mirror = false }: Pose): Promise<Layer> {
  const actor = await actorNamed(name)
  const { width: wide, height: high } = actor
  const scale = Math.min(size / Math.sqrt(wide * high), (size * WIDEST) / wide, (size * HIGHEST) / high)
  const [width, height] = [actor.width, actor.height].map((length) => Math.max(1, Math.round(length * scale)))
  const resized = open(actor).flop(mirror).resize(width, height, { kernel: 'lanczos3' })
  const layer = await turned(await pixelsOf(resized), turn)
  return scale > 0.9 ? cropped(open(layer).sharpen({ sigma: 0.9, m1: 0.4, m2: 1.8 })) : layer
}

/**
 * An actor at its size, with the icon's bright colours toned down, and lit: a bright edge towards the light at the
 * upper left, the set's shade at the foot and on the far side.
 */
export async function lit(pose: Pose, t: Tones): Promise<Layer> {
  const layer = await sized(pose)
  const { width, height, data } = layer
  const reach = Math.max(2, Math.round(pose.size * 0.03))
  const soft = await open(layer)
    .blur(Math.max(0.5, reach * 0.6))
    .raw()
    .toBuffer()
  const bounce = t.shade.map((shade, c) => mix(shade, t.glow[c] ?? 0, 0.4) / 150)
  for (let i = 0; i < data.length; i += 4) {
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)]
    const alpha = data[i + 3] ?? 0
    // Half-transparent edges keep the colour that was behind them when they were drawn.
    if (alpha < 250 && soft[i + 3]) data.set(soft.subarray(i, i + 3), i)
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3)
    const grey = clamp(1 - (Math.max(r, g, b) - Math.min(r, g, b)) / 110, 0, 1)
    data[i + 2] = b - 0.4 * Math.max(0, Math.min(b, r) - g) - Math.max(0, b - r) * 0.85 * grey
    const towards = x >= reach && y >= reach ? (soft[i - (reach * width + reach) * 4 + 3] ?? 0) : 0
    const rim = clamp((alpha - towards) / 255, 0, 1) * 0.36
    const fall = clamp(((x / width) * 0.45 + (y / height) * 0.75 - 0.45) * 0.55, 0, 0.42)
    const gain = 1.07 - (0.05 * y) / height
    for (let c = 0; c < 3; c++) {
      const value = (data[i + c] ?? 0) * gain * (WARM[c] ?? 1) * mix(1, bounce[c] ?? 1, fall)
      data[i + c] = clamp(value + (255 - value) * rim * (RIM[c] ?? 1), 0, 255)
    }
  }
  return layer
}
