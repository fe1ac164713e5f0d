import { blend, colourOf, css, type Food, type Rgb } from './colours'
import { many, oval, sheen } from './drawing'
import { FILLINGS, TOPPINGS, type Filling } from './fillings'

/** Draws an icon round a point, in a size, turned by degrees. */
export type PutIcon = (emoji: string, x: number, y: number, size: number, turn?: number) => string

const glazed = (colour: Rgb) =>
  sheen('glaze', [
    [0, blend(colour, [40, 24, 16], 0.28)],
    [0.22, blend(colour, [255, 255, 255], 0.4)],
    [0.5, colour],
    [1, blend(colour, [40, 20, 12], 0.5)],
  ])

const GLAZES = {
  bowl: [240, 232, 220],
  clay: [176, 92, 58],
  black: [62, 58, 60],
  blue: [62, 106, 148],
  green: [92, 128, 96],
} satisfies Record<string, Rgb>

const rimmed = (glaze: Rgb, body: string) => `${glazed(glaze)}${body}
  ${oval(100, 34, css(blend(glaze, [255, 255, 255], 0.45)))}${oval(94, 30, css(blend(glaze, [30, 16, 10], 0.55)), 2)}`

const stoneware = (glaze: Rgb) =>
  rimmed(
    glaze,
    `<ellipse cy="90" rx="40" ry="9" fill="${css(blend(glaze, [30, 16, 10], 0.5))}"/>
    <path d="M-100 0C-98 54 -64 86 -38 92Q0 99 38 92C64 86 98 54 100 0z" fill="url(#glaze)"/>
    <path d="M-84 22q8 34 34 54" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="6" stroke-linecap="round"/>`,
  )

const copper = () =>
  rimmed(
    [186, 112, 62],
    `<g fill="none" stroke="#8a4c22" stroke-width="8"><path d="M-98 10q-34 -6 -28 18q4 12 32 8"/><path d="M98 10q34 -6 28 18q-4 12 -32 8"/></g>
    <path d="M-100 0C-100 46 -70 78 0 80C70 78 100 46 100 0z" fill="url(#glaze)"/>
    ${many(26, (i) => `<circle cx="${-84 + (i % 9) * 21}" cy="${26 + Math.floor(i / 9) * 16}" r="6" fill="#fff" opacity="0.08"/>`)}`,
  )

const jute = () =>
  rimmed(
    [196, 158, 106],
    `<path d="M-96 2C-118 60 -112 128 -92 140Q0 156 92 140C112 128 118 60 96 2z" fill="url(#glaze)"/>
    ${many(13, (i) => `<path d="M${-100 + i * 16.6} 12q${(i - 6) * 2.6} 60 ${(6 - i) * 1.4} 130" fill="none" stroke="#6b4a22" stroke-opacity="0.16" stroke-width="2"/>`)}
    ${many(8, (i) => `<path d="M-106 ${34 + i * 14}q106 22 212 0" fill="none" stroke="#fff3d8" stroke-opacity="0.14" stroke-width="2"/>`)}
    <ellipse rx="104" ry="38" fill="none" stroke="#b08a55" stroke-width="13"/>`,
  )

/** A plate: wider than a bowl, and flat. */
const dinnerPlate = () => `${glazed(GLAZES.bowl)}
  <ellipse cy="24" rx="84" ry="20" fill="#8d857c"/><path d="M-136 2C-120 26 -70 40 0 40C70 40 120 26 136 2z" fill="url(#glaze)"/>
  ${oval(136, 46, '#fdfbf8')}${oval(134, 44, '#efe9e1', 1)}${oval(98, 32, '#ddd4c9', 3)}${oval(96, 31, '#f8f4ee', 5)}`

const BODIES = {
  bowl: () => stoneware(GLAZES.bowl),
  clay: () => stoneware(GLAZES.clay),
  black: () => stoneware(GLAZES.black),
  blue: () => stoneware(GLAZES.blue),
  green: () => stoneware(GLAZES.green),
  plate: dinnerPlate,
  karahi: copper,
  sack: jute,
}

type Bowl = keyof typeof BODIES

export const isBowl = (name: string): name is Bowl => Object.hasOwn(BODIES, name)

/** A bowl, pan or sack with something in it, and icons on top. */
export function bowlful(
  bowl: Bowl,
  filling: Filling,
  food: Food,
  toppings: readonly string[],
  put: PutIcon,
  random: () => number,
): string {
  const spots = TOPPINGS[filling === 'smooth' ? 'level' : 'heap']
  const icons = toppings.map((emoji, index) => {
    const [x, y, size] = spots[index % spots.length] ?? [0, 0, 60]
    const shadow = `<ellipse cx="${x + 5}" cy="${y + size * 0.36}" rx="${size * 0.4}" ry="${size * 0.13}" fill="#2a1208" opacity="0.35"/>`
    return shadow + put(emoji, x, y, size, index === 0 ? 0 : (random() - 0.5) * 70)
  })
  return BODIES[bowl]() + FILLINGS[filling](colourOf(food), random) + icons.reverse().join('')
}
