import { css, type Rgb, type Tones } from './colours'
import { line, many, oval, ramp, slab, transformed } from './drawing'

/** What food stands on, drawn round the middle of its top: the drawing, how high and how deep it is. */
interface Stand {
  art: string
  lift: number
  deep: number
}

const grain = (count: number, w: number, step: number) =>
  many(count, (i) => {
    const bend = (((i * 7) % 5) - 2) * step * 0.22
    const pen = line('#6f4220', 0.1 + ((i * 3) % 4) * 0.06, 1 + (i % 3))
    return `<path d="M${-w} ${(i - count / 2) * step}q${w * 0.5} ${bend} ${w} 0t${w} 0" fill="none" ${pen}/>`
  })

const wooden = (outline: string, lines: string) =>
  `${ramp('wood', '#dfa96f', '#ad6d38')}${outline}<clipPath id="cut">${outline}</clipPath><g clip-path="url(#cut)">${lines}</g>`

const china = (r: number) =>
  ramp('rim', '#ffffff', '#d3cac2') +
  ramp('well', '#d8cfc7', '#fdfaf6') +
  oval(r, r, 'url(#rim)', 0, line('#fff', 0.9)) +
  oval(r * 0.75, r * 0.75, 'url(#well)') +
  oval(r * 0.72, r * 0.72, '#f5f0ea')

const napkin = (r: number, t: Tones) =>
  ramp('cloth', '#fffaf2', '#d8c6ae') +
  slab(r, r, 4, 'url(#cloth)') +
  [0.89, 0.83].map((part) => slab(r * part, r * part, 0, 'none', line(css(t.propDark), 0.65, 3))).join('')

function cylinder(rx: number, ry: number, lift: number, from: string, to: string, light: Rgb): Stand {
  const side = `<path d="M${-rx} 0v${lift}a${rx} ${ry} 0 0 0 ${2 * rx} 0V0z" fill="url(#side)"/>`
  const top = oval(rx, ry, 'url(#top)') + oval(rx - 1, ry - 1, 'none', 0, line(css(light), 0.5))
  return { lift, deep: ry, art: ramp('side', from, to, 1, 0) + ramp('top', from, to, 1.7) + side + top }
}

const drum = (w: number, high: number, t: Tones) =>
  cylinder(w * 0.56, w * 0.165, w * high, css(t.prop), css(t.propDark), t.glow)

function board(w: number): Stand {
  const [back, front, deep] = [w * 0.64, w * 0.76, w * 0.17]
  const top = `<path d="M${-back} ${-deep}H${back}q9 0 12 9L${front} ${deep - 9}q2 9 -9 9H${9 - front}q-11 0 -9 -9L${-back - 12} ${9 - deep}q3 -9 12 -9z" fill="url(#wood)" ${line('#ffdcae', 0.55)}/>`
  const edge = transformed(`translate(0 ${deep})`, slab(front, w * 0.055, 9, '#85501f'))
  return { lift: w * 0.12, deep, art: edge + wooden(top, grain(11, front, deep * 0.2)) }
}

const plate = (w: number): Stand => ({
  lift: w * 0.06,
  deep: w * 0.2,
  art:
    oval(w * 0.42, w * 0.13, '#8f857d', w * 0.055) +
    oval(w * 0.7, w * 0.22, '#b5aba3', w * 0.016) +
    transformed('scale(1 0.32)', china(w * 0.7)),
})

const linen = (w: number, t: Tones): Stand => ({
  lift: w * 0.03,
  deep: w * 0.18,
  art: transformed('scale(1 0.3) rotate(38)', napkin(w * 0.62, t)),
})

/** By name, for food `w` wide. */
const STANDS = {
  podium: (w: number, t: Tones) => drum(w, 0.15, t),
  block: (w: number, t: Tones) => drum(w, 0.42, t),
  slate: (w: number) => cylinder(w * 0.66, w * 0.2, w * 0.04, '#5a5b64', '#26272c', [190, 190, 200]),
  plate,
  board,
  linen,
}

/** What lies on a table seen from above, for food `w` wide. */
const MATS = {
  'flat-plate': (w: number) => china(w * 0.76),
  'flat-linen': (w: number, t: Tones) => transformed('rotate(14)', napkin(w * 0.72, t)),
  'flat-board': (w: number) =>
    transformed(
      'rotate(-9)',
      wooden(slab(w * 0.8, w * 0.63, w * 0.1, 'url(#wood)', line('#ffdcae', 0.7)), grain(15, w, w * 0.1)),
    ),
  'flat-slate': (w: number) =>
    ramp('stone', '#62636c', '#292a2f') +
    transformed('rotate(8)', slab(w * 0.78, w * 0.62, 7, 'url(#stone)', line('#fff', 0.22))),
  'flat-paper': (w: number) =>
    ramp('sheet', '#fffdf8', '#e2d6c3') + transformed('rotate(-6)', slab(w * 0.72, w * 0.66, 2, 'url(#sheet)')),
}

type StandName = keyof typeof STANDS
type MatName = keyof typeof MATS
/** What the hero of a scene stands or lies on; `floor` is the bare table. */
export type Prop = StandName | MatName | 'floor'

export const isMat = (prop: Prop): prop is MatName => prop in MATS
export const isProp = (name: string): name is Prop => name === 'floor' || name in STANDS || name in MATS

/** A stand of a set; none on the bare table. */
export const standOf = (prop: Prop, w: number, t: Tones): Stand | undefined =>
  prop in STANDS ? STANDS[prop as StandName](w, t) : undefined

/** A mat of a set. */
export const matOf = (prop: MatName, w: number, t: Tones): string => MATS[prop](w, t)
