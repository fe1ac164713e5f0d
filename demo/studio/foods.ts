import { rgbOf, type Rgb } from './colours'

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
