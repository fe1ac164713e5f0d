import { css, type Rgb } from './colours'

/** Pieces of SVG, drawn round the point 0 0. */

export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

export const transformed = (how: string, art: string) => `<g transform="${how}">${art}</g>`

export const line = (colour: string, alpha: number, width = 2) =>
  `stroke="${colour}" stroke-opacity="${alpha}" stroke-width="${width}"`

export const oval = (rx: number, ry: number, fill: string, y = 0, more = '') =>
  `<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const slab = (halfWidth: number, halfHeight: number, radius: number, fill: string, more = '') =>
  `<rect x="${-halfWidth}" y="${-halfHeight}" width="${halfWidth * 2}" height="${halfHeight * 2}" rx="${radius}" fill="${fill}" ${more}/>`

/** A fill that goes from one colour to another; `across` and `down` say how far. */
export const ramp = (id: string, from: string, to: string, across = 1, down = 1) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across}" y2="${down}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** A fill with several stops from left to right, for the light and shade of something round. */
export const sheen = (id: string, stops: readonly (readonly [at: number, colour: Rgb])[]) =>
  `<linearGradient id="${id}">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${css(colour)}"/>`).join('')}</linearGradient>`

export const soft = (id: string, deviation: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
