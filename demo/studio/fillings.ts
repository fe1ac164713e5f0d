import { blend, css, mix, type Rgb } from './colours'
import { many, oval } from './drawing'

/** What fills a bowl or a sack: an ellipse 90 by 27 round 0 4, or a heap on it. */

const WHITE: Rgb = [255, 250, 238]
const DARK: Rgb = [52, 24, 10]
const RX = 89
const RY = 27

const lighter = (colour: Rgb, part: number) => blend(colour, WHITE, part)
const darker = (colour: Rgb, part: number) => blend(colour, DARK, part)

const shaded = (colour: Rgb) =>
  `<radialGradient id="fill" cx="0.35" cy="0.25" r="0.95"><stop stop-color="${css(lighter(colour, 0.3))}"/><stop offset="0.55" stop-color="${css(colour)}"/><stop offset="1" stop-color="${css(darker(colour, 0.45))}"/></radialGradient>`

/** Sauce, soup or cream: a level surface with a swirl and herbs. */
function smooth(colour: Rgb, random: () => number): string {
  const swirl = css(lighter(colour, 0.62), 0.75)
  const speck = () => {
    const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.85]
    const [x, y, size] = [Math.cos(angle) * RX * far, 4 + Math.sin(angle) * RY * far, mix(1.6, 4.2, random())]
    const herb = random() < 0.55 ? '#4f8f35' : css(darker(colour, 0.5))
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.5}" fill="${herb}" opacity="0.85"/>`
  }
  return `${shaded(colour)}${oval(RX, RY, 'url(#fill)', 4)}
    <path d="M-46 6c6 -14 60 -20 72 -4c6 12 -44 18 -50 8c-2 -8 30 -10 32 -4" fill="none" stroke="${swirl}" stroke-width="4.5" stroke-linecap="round"/>${many(16, speck)}
    <path d="M-74 -4q20 -17 62 -18" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round"/>`
}

/** The points of a heap from back to front, evenly over its visible side. */
function heap(count: number, high: number, random: () => number) {
  const points = Array.from({ length: count }, () => {
    const across = random() * 2 - 1
    const round = Math.sqrt(1 - across * across)
    const up = random()
    return { x: across * 86, y: mix(25, -high, up) * round, across, up }
  })
  return points.sort((a, b) => a.y - b.y)
}

const dome = (colour: Rgb, high: number) =>
  `${shaded(darker(colour, 0.18))}<path d="M${-RX} 4C${-RX} ${-high * 1.25} ${RX} ${-high * 1.25} ${RX} 4A${RX} ${RY} 0 0 1 ${-RX} 4z" fill="url(#fill)"/>`

/** Light comes from the upper left: a colour at a point of a heap, with chance in it. */
const litAt = (colour: Rgb, at: { across: number; up: number }, random: () => number): Rgb => {
  const light = at.up * 0.5 - at.across * 0.22 + (random() - 0.5) * 0.5
  return light > 0 ? lighter(colour, Math.min(0.55, light)) : darker(colour, Math.min(0.5, -light))
}

type Point = ReturnType<typeof heap>[number]

const heaped =
  (count: number, high: number, piece: (at: Point, colour: string, dark: string, random: () => number) => string) =>
  (colour: Rgb, random: () => number) =>
    dome(colour, high) +
    heap(count, high, random)
      .map((at) => {
        const tone = litAt(colour, at, random)
        return piece(at, css(tone), css(darker(tone, 0.4)), random)
      })
      .join('')

/** Rice and seeds. */
const grains = heaped(380, 54, ({ x, y }, colour, dark, random) => {
  const turn = random() * 180
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cy="1" rx="6.6" ry="2.6" fill="${dark}" opacity="0.5"/><ellipse rx="6.4" ry="2.3" fill="${colour}"/></g>`
})

/** Noodles and spaghetti. */
const strands = heaped(80, 50, ({ x, y }, colour, dark, random) => {
  const [turn, bow] = [random() * 120 - 60, mix(-16, 16, random())]
  const path = `M-26 0q13 ${bow} 26 0t26 ${bow * 0.4}`
  return `<g transform="translate(${x * 0.8} ${y}) rotate(${turn})" fill="none" stroke-linecap="round"><path d="${path}" stroke="${dark}" stroke-width="7"/><path d="${path}" stroke="${colour}" stroke-width="5"/></g>`
})

/** Leaves of a salad. */
const leaves = heaped(64, 50, ({ x, y }, colour, dark, random) => {
  const turn = random() * 360
  return `<g transform="translate(${x * 0.88} ${y}) rotate(${turn})"><path d="M-17 0q6 -14 20 -9q16 3 15 9q-1 9 -18 9q-13 1 -17 -9z" fill="${colour}" stroke="${dark}" stroke-width="1.2"/><path d="M-12 0q10 -3 26 0" fill="none" stroke="${dark}" stroke-width="1.3" opacity="0.6"/></g>`
})

/** Cubes, dumplings, chickpeas and other pieces. */
const chunks = heaped(62, 44, ({ x, y }, colour, dark, random) => {
  const [turn, size] = [random() * 90, mix(9, 13, random())]
  return `<g transform="translate(${x * 0.9} ${y}) rotate(${turn})"><rect x="${-size}" y="${-size * 0.8}" width="${size * 2}" height="${size * 1.6}" rx="${size * 0.62}" fill="${colour}" stroke="${dark}" stroke-width="1.4"/><ellipse cx="${-size * 0.3}" cy="${-size * 0.3}" rx="${size * 0.36}" ry="${size * 0.2}" fill="#fff" opacity="0.5"/></g>`
})

/** Flour and other powders: a bare heap. */
const powder = (colour: Rgb, random: () => number) =>
  dome(colour, 48) +
  heap(240, 44, random)
    .map((at) => `<circle cx="${at.x}" cy="${at.y}" r="1.5" fill="${css(litAt(colour, at, random))}" opacity="0.8"/>`)
    .join('')

export const FILLINGS = { smooth, grains, strands, leaves, chunks, powder }

export type Filling = keyof typeof FILLINGS

export const isFilling = (name: string): name is Filling => Object.hasOwn(FILLINGS, name)

/** Where toppings lie: x, y and size. The first one is drawn last, on top. */
export const TOPPINGS: Record<'level' | 'heap', readonly (readonly [number, number, number])[]> = {
  level: [
    [0, -14, 84],
    [-46, -8, 60],
    [48, -10, 58],
  ],
  heap: [
    [4, -52, 84],
    [-48, -22, 58],
    [50, -24, 56],
  ],
}
