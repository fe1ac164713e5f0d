import { isPalette, type Palette } from './colours'
import { isProp, type Prop } from './props'

/** Kinds of pictures with their sizes in pixels. A kind is also the name of the folder that its pictures are in. */
export const SHAPES = {
  cover: [1920, 1080],
  banner: [1260, 540],
  front: [1000, 750],
  tile: [400, 400],
  dish: [480, 480],
  product: [480, 480],
  portrait: [240, 240],
} satisfies Record<string, readonly [width: number, height: number]>

export type Shape = keyof typeof SHAPES

/** A picture to compose: the colours of its set, what its hero stands on, and the actors, the hero first. */
export interface Scene {
  /** The name of the file, without its ending. */
  name: string
  shape: Shape
  palette: Palette
  prop: Prop
  actors: readonly string[]
  /** Words on a banner: a headline of one or two lines, and a smaller line below. */
  words?: { headline: readonly string[]; below: string; rtl?: boolean }
}

/** A picture that the studio makes: its path in `demo/pictures`, and how it is made. */
export interface Picture {
  path: string
  make: () => Promise<Buffer>
}

/** Reads a table of scenes of one shape, one a line: name, palette, prop, actors. Throws for an unknown word. */
export function scenesOf(shape: Shape, table: string): Scene[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', palette = '', prop = '', ...actors] = row.trim().split(/\s+/)
      if (!isPalette(palette) || !isProp(prop) || actors.length === 0) throw new Error(`Not a scene: ${row}`)
      return { name, shape, palette, prop, actors }
    })
}
