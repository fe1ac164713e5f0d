import { isPalette, type Palette } from './colours'
import { isProp, type Prop } from './props'

/** Shapes of pictures in pixels. */
export const SHAPES = {
  cover: [960, 540],
  banner: [1260, 540],
  front: [1000, 750],
  tile: [400, 400],
  dish: [480, 480],
  product: [480, 480],
  portrait: [240, 240],
} satisfies Record<string, readonly [width: number, height: number]>

export type Shape = keyof typeof SHAPES

/** A picture to be composed: a set, what its hero stands on, and the actors, the hero first. */
export interface Scene {
  /** The picture's name, without its ending. */
  name: string
  shape: Shape
  palette: Palette
  prop: Prop
  actors: readonly string[]
  /** Words on a banner: a headline of one or two lines, and what is smaller below. */
  words?: { headline: readonly string[]; below: string; rtl?: boolean }
}

/** Scenes of one shape, one a line: name, palette, prop, actors. Throws at what is not known. */
export function scenesOf(shape: Shape, table: string): Scene[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', palette = '', prop = '', ...actors] = row.trim().split(/\s+/)
      if (!isPalette(palette) || !isProp(prop) || actors.length === 0) throw new Error(`This is no scene: ${row}`)
      return { name, shape, palette, prop, actors }
    })
}
