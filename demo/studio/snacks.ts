import { blend, css, mix, type Rgb } from './colours'
import { many, oval, ramp, sheen } from './drawing'
import type { PutIcon } from './vessels'

/** Small things to eat that no icon shows. */
type Draw = (colour: Rgb, icons: readonly string[], put: PutIcon, random: () => number) => string

const WHITE: Rgb = [255, 252, 240]
const CHAR: Rgb = [70, 32, 12]
const WOOD: Rgb = [214, 168, 108]

const ball = (id: string, colour: Rgb) =>
  `<radialGradient id="${id}" cx="0.36" cy="0.28" r="0.85"><stop stop-color="${css(blend(colour, WHITE, 0.62))}"/><stop offset="0.45" stop-color="${css(colour)}"/><stop offset="1" stop-color="${css(blend(colour, CHAR, 0.5))}"/></radialGradient>`

const PLACES = [
  [-34, -34, 46],
  [36, -32, 45],
  [-72, 6, 46],
  [70, 8, 46],
  [0, 12, 52],
] as const

/** Five balls or dumplings, as sweets and steamed cakes are. */
const balls: Draw = (colour, icons, put, random) =>
  ball('fill', colour) +
  PLACES.map(([x, y, r]) => {
    const flecks = many(
      7,
      () =>
        `<circle cx="${x + mix(-r, r, random()) * 0.6}" cy="${y + mix(-r, r, random()) * 0.5}" r="${mix(1.2, 2.6, random())}" fill="${css(blend(colour, CHAR, 0.45))}" opacity="0.5"/>`,
    )
    return `<ellipse cx="${x + 4}" cy="${y + r * 0.66}" rx="${r * 0.8}" ry="${r * 0.26}" fill="#2a1208" opacity="0.3"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.84}" fill="url(#fill)"/>${flecks}<ellipse cx="${x - r * 0.34}" cy="${y - r * 0.36}" rx="${r * 0.24}" ry="${r * 0.13}" fill="#fff" opacity="0.7"/>`
  }).join('') +
  icons.map((icon, i) => put(icon, i === 0 ? 4 : -44, i === 0 ? -38 : -50, 50)).join('')

/** Fried rings. */
const rings: Draw = (colour, icons, put) => {
  const ring = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><ellipse cx="5" cy="26" rx="56" ry="30" fill="#2a1208" opacity="0.28"/><ellipse rx="60" ry="46" fill="url(#fill)"/><ellipse cy="-5" rx="21" ry="13" fill="${css(blend(colour, CHAR, 0.72))}"/><path d="M-21 -4a21 13 0 0 0 42 0a21 16 0 0 1 -42 0z" fill="${css(blend(colour, WHITE, 0.15))}" opacity="0.7"/><path d="M-44 -14q14 -22 40 -24" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round"/></g>`
  return (
    ball('fill', colour) +
    ring(-50, -34) +
    ring(56, -28) +
    ring(0, 22) +
    icons.map((icon) => put(icon, 76, 44, 52)).join('')
  )
}

/** Three skewers side by side with pieces of meat or cheese, pepper and onion. */
const skewers: Draw = (colour, _icons, _put, random) => {
  const pieces: Rgb[] = [colour, [104, 148, 58], colour, [178, 74, 96], colour, [222, 150, 40], colour]
  const one = (y: number) =>
    `<g transform="translate(0 ${y}) rotate(-9)"><rect x="-140" y="-3" width="280" height="6" rx="3" fill="${css(WOOD)}"/>${pieces
      .map((_piece, i) => {
        const high = i % 2 ? 21 : 26
        const burnt = many(
          4,
          () =>
            `<ellipse cx="${mix(-14, 14, random())}" cy="${mix(-high * 0.6, high * 0.7, random())}" rx="${mix(3, 7, random())}" ry="${mix(2, 4, random())}" fill="${css(CHAR)}" opacity="${mix(0.2, 0.55, random())}"/>`,
        )
        return `<g transform="translate(${-96 + i * 32} 0) rotate(${mix(-9, 9, random())})"><rect x="-17" y="${-high}" width="${i % 2 ? 24 : 35}" height="${high * 2}" rx="11" fill="url(#s${i})"/>${burnt}<path d="M-9 ${-high + 6}q8 -5 14 -1" stroke="#fff" stroke-opacity="0.55" stroke-width="4" fill="none" stroke-linecap="round"/></g>`
      })
      .join('')}</g>`
  return pieces.map((piece, i) => ball(`s${i}`, piece)).join('') + [-58, 0, 58].map(one).join('')
}

/** Ices on sticks, one behind the other. */
const popsicle: Draw = (colour, icons, put) => {
  const bar = (x: number, y: number, turn: number, id: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-10" y="70" width="20" height="62" rx="10" fill="${css(WOOD)}"/><path d="M-44 84V-54a44 50 0 0 1 88 0V84q0 10 -10 10H-34q-10 0 -10 -10z" fill="url(#${id})"/><path d="M-27 -52V62M0 -64V66M27 -52V62" stroke="${css(blend(colour, CHAR, 0.3))}" stroke-opacity="0.35" stroke-width="6" stroke-linecap="round"/><path d="M-36 -50q2 -30 22 -38" stroke="#fff" stroke-opacity="0.7" stroke-width="6" fill="none" stroke-linecap="round"/></g>`
  const back = blend(colour, WHITE, 0.35)
  const shine = (id: string, one: Rgb) =>
    sheen(id, [
      [0, blend(one, WHITE, 0.4)],
      [0.5, one],
      [1, blend(one, CHAR, 0.3)],
    ])
  return (
    shine('a', back) +
    shine('b', colour) +
    bar(38, -4, 15, 'a') +
    bar(-26, 4, -7, 'b') +
    icons.map((icon) => put(icon, 62, 88, 60)).join('')
  )
}

/** Rolls cut in rounds: rice outside, something in the middle. */
const maki: Draw = (colour, _icons, _put, random) => {
  const roll = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><ellipse cx="4" cy="50" rx="44" ry="14" fill="#000" opacity="0.3"/><path d="M-44 -6V34a44 22 0 0 0 88 0V-6z" fill="#23302a"/><path d="M-40 0V36q6 8 16 12" stroke="#5c7a68" stroke-width="5" fill="none" opacity="0.8"/>${oval(44, 24, '#1d2823', -6)}${oval(39, 20.5, '#f6f1e6', -6)}${many(
      26,
      () => {
        const angle = random() * 6.28
        return `<ellipse cx="${Math.cos(angle) * mix(17, 35, random())}" cy="${-6 + Math.sin(angle) * mix(8, 17, random())}" rx="4" ry="2" fill="#d9cfba" opacity="0.8" transform="rotate(${random() * 20})"/>`
      },
    )}${oval(17, 9.5, css(colour), -6)}<path d="M-10 -9q8 -5 16 -3" stroke="#fff" stroke-opacity="0.6" stroke-width="3" fill="none"/></g>`
  return roll(-46, -46) + roll(48, -42) + roll(-80, 6) + roll(4, 8) + roll(88, 12)
}

/** Four brown mushrooms. */
const mushrooms: Draw = (colour) => {
  const one = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-18 0Q-22 44 -15 50Q0 56 15 50Q22 44 18 0z" fill="#f6ead6"/><path d="M4 4Q8 40 6 50Q12 50 15 48Q21 40 18 2z" fill="#cdb694"/><ellipse cy="6" rx="52" ry="15" fill="${css(blend(colour, CHAR, 0.62))}"/><path d="M-58 4Q-58 -56 0 -58Q58 -56 58 4Q30 18 0 16Q-30 18 -58 4z" fill="url(#fill)"/><path d="M-38 -22q8 -18 28 -22" stroke="#fff" stroke-opacity="0.55" stroke-width="7" fill="none" stroke-linecap="round"/></g>`
  return (
    ball('fill', colour) +
    one(-52, -26, 0.9, -10) +
    one(54, -24, 0.86, 12) +
    one(0, 14, 1.06, 4) +
    one(-96, 26, 0.66, -18)
  )
}

/** Two fillets of fish with their lines of fat. */
const fillets: Draw = (colour, icons, put) => {
  const face = 'M-112 -4Q-106 -34 -56 -40L84 -48Q122 -46 108 -8L66 22Q-14 40 -86 26Q-116 18 -112 -4z'
  const lines = many(
    6,
    (i) =>
      `<path d="M${-78 + i * 30} -40q26 30 -6 66" fill="none" stroke="#fff6ea" stroke-opacity="0.75" stroke-width="4" stroke-linecap="round"/>`,
  )
  const one = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="${face}" transform="translate(5 24)" fill="#2a1208" opacity="0.22"/><path d="${face}" transform="translate(0 17)" fill="${css(blend(colour, CHAR, 0.38))}"/><path d="${face}" fill="url(#face)"/>${lines}<path d="M-96 -12q10 -16 44 -20" stroke="#fff" stroke-opacity="0.5" stroke-width="5" fill="none" stroke-linecap="round"/></g>`
  return (
    ramp('face', css(blend(colour, WHITE, 0.35)), css(blend(colour, CHAR, 0.14))) +
    one(18, -40) +
    one(-12, 26) +
    icons.map((icon, i) => put(icon, 78 - i * 150, 52 - i * 106, 58)).join('')
  )
}

export const SNACKS = { mushrooms, fillets, balls, rings, skewers, popsicle, maki }
