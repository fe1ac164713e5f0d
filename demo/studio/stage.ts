import type { OverlayOptions } from 'sharp'
import { clamp, type Tones } from './colours'
import { many } from './drawing'
import { emojiOf } from './icons'
import { blurred, drawn, leaning, open, pixelsOf, silhouette, type Layer } from './layers'
import { lit, type Pose } from './light'
import { standOf, type Prop } from './props'

/** Icons that steam. */
const HOT = '🍛🥘🍜☕🍵🍲🍝🥞🫖'
/** Bowls that steam, by what is in them. */
const HOT_BOWL =
  /^(karahi|clay|black|bowl)-(smooth|strands|grains):(?!white|cream|oat|butter|rose|mango|berry|mint|wheat|green)/

const steams = (name: string) => HOT_BOWL.test(name) || (!name.includes(':') && HOT.includes(emojiOf(name)))

/** Where an actor stands: its foot, in pixels; out of focus by `blur`; `air` floats. */
export interface Placement extends Pose {
  x: number
  y: number
  blur?: number
  prop?: Prop
  air?: boolean
}

const wisp = (i: number) =>
  `<path d="M${(i - 0.7) * 0.2} 0.3q0.14 -0.18 0.02 -0.34t0.06 ${-0.2 - i * 0.1}" stroke-width="${0.05 + i * 0.03}" opacity="${0.3 - i * 0.06}"/>`

/** A set of fixed size on which layers are put one over the other, each round its middle, and cut off outside. */
export class Stage {
  readonly layers: OverlayOptions[] = []
  private readonly dim: number

  constructor(
    readonly width: number,
    readonly height: number,
    readonly tones: Tones,
  ) {
    this.dim = tones.dark ? 1 : 0.68
  }

  async put(layer: Layer, x: number, y: number, sigma = 0): Promise<void> {
    const soft = await blurred(layer, sigma)
    const [x0, y0] = [Math.round(x - soft.width / 2), Math.round(y - soft.height / 2)]
    const [left, top] = [Math.max(0, x0), Math.max(0, y0)]
    const width = Math.min(x0 + soft.width, this.width) - left
    const height = Math.min(y0 + soft.height, this.height) - top
    if (width <= 0 || height <= 0) return
    const { data } = await pixelsOf(open(soft).extract({ left: left - x0, top: top - y0, width, height }))
    this.layers.push({ input: data, raw: { width, height, channels: 4 }, left, top })
  }

  /** Stands an actor on its prop, with a long shadow, a dark foot, the blur of its distance, and steam. */
  async stand({ x, y, blur = 0, prop = 'floor', air = false, ...pose }: Placement): Promise<void> {
    const { tones: t, dim } = this
    const { size } = pose
    const actor = await lit(pose, t)
    const { width: w, height: h } = actor
    if (air) return this.put(actor, x, y, blur)
    const foot = y + (await this.raise(prop, clamp(w, size * 0.9, size * 1.15), size, { x, y, blur }))
    const long = await leaning(
      silhouette(actor, t.shade, (at) => (0.14 + 0.56 * at) * dim),
      0.8,
      0.36,
    )
    const near = await leaning(
      silhouette(actor, t.shade, (at) => (at > 0.7 ? 0.8 * dim : 0)),
      0,
      0.3,
    )
    const edge = silhouette(actor, t.shade, (at) => clamp((at - 0.9) * 14, 0, 0.9))
    await this.put(long, x + (long.width - w) / 2, foot - long.height / 2, size * 0.03 + blur)
    await this.put(near, x + size * 0.02, foot + size * 0.03 - near.height / 2, size * 0.035 + blur)
    await this.put(edge, x + size * 0.008, foot + size * 0.012 - h / 2, size * 0.012 + blur)
    await this.put(actor, x, foot - h / 2, blur)
    if (!steams(pose.name) || blur > 1.5) return
    const steam = `<g transform="scale(${size})" fill="none" stroke="#fff" stroke-linecap="round">${many(2, wisp)}</g>`
    await this.put(await drawn(size, size * 1.4, steam), x, foot - h * 1.06, size * 0.04)
  }

  /** Puts what an actor stands on, with its shadow; how much higher (below 0) the foot then stands. */
  private async raise(
    prop: Prop,
    w: number,
    size: number,
    at: { x: number; y: number; blur: number },
  ): Promise<number> {
    const stand = standOf(prop, w, this.tones)
    if (!stand) return 0
    const { lift, deep, art } = stand
    const base = await drawn(size * 2.4, size * 2.4, art)
    const under = silhouette(base, this.tones.shade, (part) => (part > 0.49 ? 0.8 * this.dim : 0))
    const y = at.y - lift
    await this.put(under, at.x + size * 0.06, y + size * 0.06, size * 0.05 + at.blur)
    await this.put(under, at.x + size * 0.014, y + size * 0.014, size * 0.014 + at.blur)
    await this.put(base, at.x, y, at.blur)
    return deep * 0.35 - lift
  }

  /** Lays something flat `high` over the table: a tight dark edge, a soft shadow away from the light. */
  async lay(layer: Layer, x: number, y: number, high: number, blur = 0): Promise<void> {
    const shadow = (strength: number) => silhouette(layer, this.tones.shade, () => strength)
    await this.put(shadow(0.65 * this.dim), x + high * 1.35, y + high * 1.35, high * 0.9 + blur)
    await this.put(shadow(0.5), x + high * 0.33, y + high * 0.33, high * 0.25 + 1 + blur)
    await this.put(layer, x, y, blur)
  }
}
