import { mix } from './colours'
import { emojiOf } from './icons'
import { isTurned } from './light'
import type { Scene, Shape } from './scene'
import type { Placement, Stage } from './stage'

/** A place in a group: the foot in parts of the frame, the size and the blur in parts of its height. */
export interface Spot {
  x: number
  y: number
  size: number
  blur: number
  air: boolean
  block: boolean
}

/** Spots, the hero's first: x, y and size in % of the frame, blur in ‰; `air` floats, `block` stands on one. */
const LAYOUTS: Partial<Record<Shape, readonly string[]>> = {
  cover: [
    '58 90 55, 36 80 32 2, 80 83 30 1 block, 100 108 42 11, 6 16 26 12 air, 91 17 16 7 air',
    '56 90 55, 79 85 36 1, 36 78 27 2 block, 97 75 34 5, 22 10 24 12 air, 95 19 16 7 air',
    '62 90 55, 40 84 34 1, 85 82 31 2 block, 24 73 26 5, 97 10 28 12 air, 36 19 14 6 air',
  ],
  banner: ['75 90 55, 91 85 34 1 block, 60.5 82 31 2, 100 109 44 13, 63 14 16 8 air, 97 15 24 13 air'],
  tile: ['50 91 54, 83 75 32 4, 17 75 30 4, 12 14 22 18 air'],
  front: [
    '50 93 40, 21 88 28 1 block, 79 88 29 1 block, 35 71 24 2 block, 65 72 25 2 block, 95 75 24 6, 5 75 24 6, 92 105 20 8, 7 105 20 8, 14 15 16 9 air, 87 13 15 10 air',
  ],
}

/** Icons that come in pairs. */
const LOOSE = '🍅🥑🍋🥕🧅🧄🍓🍒🫐🥝🍊🍇🥚🍪🥖🥟🧆🌽🫒🍎🥐🌶️🍞🍄🥔🥭🍐🍑🫑🥒'

const spotsOf = (layout: string): Spot[] =>
  layout.split(', ').map((text) => {
    const [x = '0', y = '0', size = '0', blur = '0', kind] = text.split(' ')
    const part = (value: string) => Number(value) / 100
    return {
      x: part(x),
      y: part(y),
      size: part(size),
      blur: Number(blur) / 1000,
      air: kind === 'air',
      block: kind === 'block',
    }
  })

const MIDDLE: Spot = { x: 0.5, y: 0.8, size: 0.58, blur: 0, air: false, block: false }

/** One of the layouts of a shape, the hero's place first; a scene of one thing has it in the middle. */
export function layoutOf(shape: Shape, random: () => number): [hero: Spot, ...others: Spot[]] {
  const layouts = LAYOUTS[shape] ?? []
  const [hero = MIDDLE, ...others] = spotsOf(layouts[Math.floor(random() * layouts.length)] ?? '')
  return layouts.length === 0 ? [MIDDLE] : [hero, ...others]
}

/** What stands at a place, and a smaller one beside it when it comes in pairs. */
function company(
  name: string,
  spot: Spot,
  set: { W: number; H: number; hero: Spot },
  random: () => number,
): Placement[] {
  const { W, H, hero } = set
  const mirror = !isTurned(name) && random() < 0.5
  const turn = spot.air ? { turn: Math.round(mix(-50, 50, random())) } : {}
  const size = spot.size * H * mix(0.95, 1.06, random())
  const prop = spot.block ? { prop: 'block' as const } : {}
  const one = { name, size, mirror, x: spot.x * W, y: spot.y * H, blur: spot.blur * H, air: spot.air, ...turn, ...prop }
  const isAlone = spot.air || spot.block || spot.y > 1 || !LOOSE.includes(emojiOf(name)) || name.includes(':')
  if (isAlone) return [one]
  const x = one.x + Math.sign(spot.x - hero.x) * size * 0.56
  return [one, { ...one, x, y: one.y + H * 0.04, size: size * 0.74, mirror: !isTurned(name) && !mirror }]
}

/** A group of things: the first actor is the hero, the last one flies, loose things come in pairs. */
export async function group(stage: Stage, scene: Scene, layout: readonly Spot[], random: () => number): Promise<void> {
  const { width: W, height: H } = stage
  const [hero = MIDDLE, ...others] = layout
  const remaining = scene.actors.slice(1, -1)
  const flying = scene.actors.at(-1) ?? ''
  const first = { name: scene.actors[0] ?? '', prop: scene.prop, x: hero.x * W, y: hero.y * H, size: hero.size * H }
  const all: Placement[] = [first]
  for (const spot of others) {
    const name = spot.air ? flying : remaining.shift()
    if (name !== undefined) all.push(...company(name, spot, { W, H, hero }, random))
  }
  for (const one of all.sort((a, b) => (a.air ? 0 : a.y) - (b.air ? 0 : b.y))) await stage.stand(one)
}
