import sharp, { type Sharp } from 'sharp'
import type { Rgb } from './colours'

/** Pixels of four channels. */
export interface Layer {
  data: Buffer
  width: number
  height: number
}

const CLEAR = '#00000000'

export const open = ({ data, width, height }: Layer): Sharp => sharp(data, { raw: { width, height, channels: 4 } })

export async function pixelsOf(image: Sharp): Promise<Layer> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** An SVG document of a body; `margin` widens it on all sides beyond 0 and its size. */
export function svg(width: number, height: number, body: string, margin = 0): Buffer {
  const [wide, high] = [width + 2 * margin, height + 2 * margin]
  const box = `${-margin} ${-margin} ${wide} ${high}`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${wide}" height="${high}">${body}</svg>`,
  )
}

/** A drawing round its middle, as pixels. */
export const drawn = (width: number, height: number, art: string): Promise<Layer> =>
  pixelsOf(
    sharp(svg(Math.ceil(width), Math.ceil(height), `<g transform="translate(${width / 2} ${height / 2})">${art}</g>`)),
  )

/** A layer without the empty space round it. */
export const cropped = (image: Sharp): Promise<Layer> => pixelsOf(image.trim({ background: CLEAR, threshold: 8 }))

/** A layer out of focus, larger by what the blur needs. */
export async function blurred(layer: Layer, sigma: number): Promise<Layer> {
  if (sigma < 0.4) return layer
  const by = Math.ceil(sigma * 3)
  const wider = open(layer).extend({ top: by, bottom: by, left: by, right: by, background: CLEAR })
  return pixelsOf(open(await pixelsOf(wider)).blur(sigma))
}

/** A layer turned by degrees, upright ones as they are. */
export const turned = (layer: Layer, degrees: number): Promise<Layer> =>
  cropped(open(layer).rotate(degrees, { background: CLEAR }))

/** The outline of a layer in one colour, with a strength for each height (0 at its top, 1 at its foot). */
export function silhouette({ data, width, height }: Layer, rgb: Rgb, strength: (at: number) => number): Layer {
  const outline = Buffer.alloc(data.length)
  for (let i = 0; i < data.length; i += 4) {
    outline.set(rgb, i)
    outline[i + 3] = (data[i + 3] ?? 0) * strength(Math.floor(i / 4 / width) / height)
  }
  return { data: outline, width, height }
}

/** A shadow that leans away from the light. */
export const leaning = (layer: Layer, lean: number, squash: number): Promise<Layer> =>
  pixelsOf(
    open(layer).affine(
      [
        [1, -lean],
        [0, squash],
      ],
      { background: CLEAR },
    ),
  )
