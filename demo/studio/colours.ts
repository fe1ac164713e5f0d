/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number]

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
export const mix = (from: number, to: number, part: number) => from + (to - from) * part

/** A colour as SVG spells it. */
export const css = (rgb: Rgb, alpha = 1) => `rgba(${rgb.join(',')},${alpha})`

/** A colour between two, in equal steps of light. */
export const blend = (a: Rgb, b: Rgb, part: number): Rgb => [
  Math.round(mix(a[0], b[0], part)),
  Math.round(mix(a[1], b[1], part)),
  Math.round(mix(a[2], b[2], part)),
]

/** The colour that `#rrggbb` spells. */
const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Colours of what is in a bowl, a glass or a pack. */
// A table: several to a line.
// prettier-ignore
const FOODS = {
  white: '#f7f3ea', cream: '#f3e2c0', butter: '#f2c96b', mango: '#f9a825', orange: '#f58220', saffron: '#eda52f',
  turmeric: '#e0a100', honey: '#d98a1f', caramel: '#b9702a', brown: '#8a5530', cocoa: '#5b3523', coffee: '#3f2518',
  soy: '#a8642a', noodle: '#e6b65c', wheat: '#c99a5b', oat: '#d9bd8b', red: '#cf3527', tomato: '#d94a2b',
  curry: '#cf6a22', korma: '#dfa25f', chilli: '#b8261b', beet: '#9c1f4a', rose: '#ee8fa5', berry: '#a93a78',
  plum: '#6a2c5b', green: '#4f9a3c', spinach: '#3c6e2d', mint: '#a9d69a', lime: '#b8d35a', olive: '#8d8f3a',
  pistachio: '#b7c673', dal: '#d9a441', chickpea: '#dcb371', bean: '#7c2f25', black: '#3a3330', blue: '#2f6fb3',
  sky: '#8cc3e8', navy: '#27406e', teal: '#1f8a82', lilac: '#b79bd6', pink: '#f2a7b8', steel: '#c7ccd2', lentil: '#dd7a3c',
} as const

export type Food = keyof typeof FOODS

export const isFood = (name: string): name is Food => Object.hasOwn(FOODS, name)

export const colourOf = (food: Food): Rgb => rgbOf(FOODS[food])

/** A colour of the OKLCH space: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const light = clamp(lightness, 0, 0.985)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (light + 0.3963 * a + 0.2158 * b) ** 3
  const m = (light - 0.1056 * a - 0.0639 * b) ** 3
  const s = (light - 0.0895 * a - 1.2915 * b) ** 3
  const encoded = (value: number) => Math.round(255 * clamp(1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055, 0, 1))
  return [
    encoded(4.0767 * l - 3.3077 * m + 0.231 * s),
    encoded(-1.2684 * l + 2.6098 * m - 0.3413 * s),
    encoded(-0.0042 * l - 0.7034 * m + 1.7076 * s),
  ]
}

type Lch = readonly [lightness: number, chroma: number, hue: number]

/** The sets: wall, accent (what stands behind the hero) and table of each. A wall below 0.6 makes a dark set. */
// A table: one row per line.
// prettier-ignore
const PALETTES = {
  forest: [[0.38, 0.07, 155], [0.66, 0.12, 125], [0.4, 0.055, 70]],
  saffron: [[0.75, 0.135, 72], [0.88, 0.12, 92], [0.68, 0.13, 58]],
  terracotta: [[0.53, 0.13, 38], [0.72, 0.135, 62], [0.46, 0.1, 42]],
  brick: [[0.4, 0.12, 28], [0.62, 0.15, 45], [0.36, 0.07, 40]],
  aubergine: [[0.33, 0.09, 335], [0.6, 0.13, 15], [0.34, 0.07, 350]],
  cream: [[0.9, 0.04, 85], [0.8, 0.1, 65], [0.8, 0.06, 65]],
  charcoal: [[0.29, 0.018, 50], [0.64, 0.13, 62], [0.33, 0.04, 50]],
  teal: [[0.42, 0.075, 200], [0.68, 0.1, 180], [0.36, 0.05, 215]],
  sky: [[0.82, 0.06, 230], [0.94, 0.06, 95], [0.86, 0.035, 80]],
  blush: [[0.81, 0.08, 20], [0.92, 0.05, 60], [0.85, 0.06, 35]],
  mint: [[0.85, 0.065, 165], [0.93, 0.09, 108], [0.87, 0.05, 130]],
  cocoa: [[0.36, 0.05, 48], [0.62, 0.09, 65], [0.4, 0.065, 50]],
  honey: [[0.86, 0.075, 85], [0.77, 0.13, 68], [0.7, 0.085, 60]],
  navy: [[0.33, 0.075, 265], [0.6, 0.14, 20], [0.33, 0.06, 285]],
  lilac: [[0.8, 0.06, 300], [0.92, 0.05, 350], [0.84, 0.045, 310]],
  linen: [[0.95, 0.016, 85], [0.86, 0.06, 85], [0.91, 0.02, 80]],
  olive: [[0.5, 0.08, 118], [0.76, 0.115, 92], [0.44, 0.07, 75]],
} satisfies Record<string, readonly [wall: Lch, accent: Lch, table: Lch]>

export type Palette = keyof typeof PALETTES

export const isPalette = (name: string): name is Palette => Object.hasOwn(PALETTES, name)

/** The colours of a set. */
export interface Tones {
  dark: boolean
  wall: Rgb
  deep: Rgb
  glow: Rgb
  disc: Rgb
  floor: Rgb
  low: Rgb
  line: Rgb
  shade: Rgb
  prop: Rgb
  propDark: Rgb
}

/** The colours of a set; `shift` (-1 to 1) moves them a little: the dishes of a menu differ but belong together. */
export function tonesOf(palette: Palette, shift: number): Tones {
  const [[wall, chroma, wallHue], [accent, accentChroma, accentHue], [table, tableChroma, tableHue]] = PALETTES[palette]
  const dark = wall < 0.6
  const near = Math.max(0, shift) * 0.45
  const light = mix(wall, accent, near) + shift * 0.05
  const between = ((((accentHue - wallHue) % 360) + 540) % 360) - 180
  const hue = wallHue + shift * 16 + between * near * 0.8
  return {
    dark,
    wall: oklch(light, chroma, hue),
    deep: oklch(light - 0.13, chroma * 1.05, hue - 8),
    glow: oklch(mix(light, accent, 0.62) + 0.08, mix(chroma, accentChroma, 0.65), accentHue),
    disc: oklch(accent, accentChroma, accentHue + shift * 6),
    floor: oklch(table + 0.07, tableChroma, tableHue),
    low: oklch(table - 0.05, tableChroma * 1.05, tableHue),
    line: oklch(table - 0.13, tableChroma, tableHue - 6),
    shade: oklch(table * (dark ? 0.36 : 0.46), tableChroma * 0.8 + 0.02, tableHue - 12),
    prop: oklch(mix(light, accent, 0.6) + 0.04, mix(chroma, accentChroma, 0.5), dark ? accentHue : hue),
    propDark: oklch(mix(light, accent, 0.25) - 0.07, mix(chroma, accentChroma, 0.3), hue),
  }
}
