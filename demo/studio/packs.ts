import { blend, css, type Rgb } from './colours'
import { many, oval, sheen, slab } from './drawing'
import { ROUNDS } from './rounds'
import { SNACKS } from './snacks'
import type { PutIcon } from './vessels'

/** Glasses and packs, drawn round their middle: what is in them or on them has a colour, and icons tell what it is. */
type Draw = (colour: Rgb, icons: readonly string[], put: PutIcon, random: () => number) => string

const WHITE: Rgb = [255, 255, 255]
const NIGHT: Rgb = [30, 18, 12]

const light = (colour: Rgb, part: number) => css(blend(colour, WHITE, part))
const dark = (colour: Rgb, part: number) => css(blend(colour, NIGHT, part))

const round = (id: string, colour: Rgb) =>
  sheen(id, [
    [0, blend(colour, NIGHT, 0.22)],
    [0.2, blend(colour, WHITE, 0.42)],
    [0.42, colour],
    [0.8, blend(colour, NIGHT, 0.18)],
    [1, blend(colour, NIGHT, 0.4)],
  ])

/** Lines that stand for the print on a pack. */
const print = (x: number, y: number, width: number, fill: string, count = 2) =>
  many(count, (i) => {
    const wide = i === 0 ? width : width * 0.62
    return `<rect x="${x - wide / 2}" y="${y + i * 14}" width="${wide}" height="${i === 0 ? 9 : 6}" rx="3" fill="${fill}" opacity="${i === 0 ? 0.9 : 0.6}"/>`
  })

const badge = (put: PutIcon, icon: string | undefined, y: number, r: number) =>
  `<circle cy="${y}" r="${r}" fill="#fffaf0"/><circle cy="${y}" r="${r}" fill="none" stroke="#000" stroke-opacity="0.07" stroke-width="2"/>` +
  (icon ? put(icon, 0, y, r * 1.36) : '')

const gloss = (path: string, width: number, alpha = 0.5) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${alpha}" stroke-width="${width}" stroke-linecap="round"/>`

const tumbler = (colour: Rgb, foam: boolean) => `
  <path d="M-50 -88L-38 84Q0 98 38 84L50 -88z" fill="#eef6fa" opacity="0.55"/>
  ${sheen('drink', [
    [0, blend(colour, NIGHT, 0.16)],
    [0.24, blend(colour, WHITE, 0.32)],
    [0.55, colour],
    [1, blend(colour, NIGHT, 0.3)],
  ])}
  <path d="M-45 -62L-35 78Q0 90 35 78L45 -62z" fill="url(#drink)"/>
  ${foam ? `<path d="M-46 -74L-44 -50Q0 -36 44 -50L46 -74z" fill="${light(colour, 0.72)}"/>` : ''}
  <ellipse cy="${foam ? -74 : -62}" rx="45.5" ry="11" fill="${light(colour, foam ? 0.82 : 0.34)}"/>
  ${foam ? many(9, (i) => `<circle cx="${-32 + i * 8}" cy="${-74 + ((i * 5) % 7) - 3}" r="${2 + (i % 3)}" fill="#fff" opacity="0.7"/>`) : ''}
  ${gloss('M-37 -44L-29 62', 7, 0.55)}${gloss('M37 -40L32 30', 3, 0.4)}
  <ellipse cy="-88" rx="50" ry="12" fill="none" stroke="#fff" stroke-opacity="0.85" stroke-width="3"/>`

const straw =
  '<path d="M8 -60L34 -150" stroke="#f4f1ea" stroke-width="10" stroke-linecap="round"/><path d="M8 -60L34 -150" stroke="#e2574c" stroke-width="10" stroke-dasharray="8 9"/>'

const garnish = (icons: readonly string[], put: PutIcon) =>
  (icons[0] ? put(icons[0], -40, -92, 66, -14) : '') + (icons[1] ? put(icons[1], 4, -92, 50, 20) : '')

/** Juice and lemonade with ice and a straw. */
const glass: Draw = (colour, icons, put) =>
  `${straw}${tumbler(colour, false)}
  ${many(3, (i) => `<rect x="${-30 + i * 20}" y="${-66 + (i % 2) * 12}" width="22" height="20" rx="5" fill="#fff" opacity="0.34" transform="rotate(${i * 17 - 14} ${-19 + i * 20} -52)"/>`)}
  ${garnish(icons, put)}`

/** Shakes, lassi and coffee with milk: foam on top. */
const shake: Draw = (colour, icons, put) => tumbler(colour, true) + garnish(icons, put)

const jar: Draw = (colour, [icon], put) => `${round('fill', colour)}
  <path d="M-58 -52Q-66 -48 -66 -34V66Q-66 84 -46 84H46Q66 84 66 66V-34Q66 -48 58 -52z" fill="url(#fill)" stroke="#fff" stroke-opacity="0.7" stroke-width="5"/>
  <rect x="-50" y="-18" width="100" height="76" rx="8" fill="#fffaf0"/>${icon ? put(icon, 0, 10, 50) : ''}${print(0, 42, 54, dark(colour, 0.3), 1)}
  ${round('lid', [214, 176, 96])}<path d="M-56 -84h112q6 0 6 6v20q0 6 -6 6H-56q-6 0 -6 -6v-20q0 -6 6 -6z" fill="url(#lid)"/>
  <ellipse cy="-84" rx="56" ry="7" fill="#f3dfae"/>${gloss('M-52 -34V62', 6)}`

const bottle: Draw = (colour, [icon], put) => `${round('fill', colour)}
  <path d="M-16 -112V-88C-16 -66 -46 -62 -46 -30V84Q-46 98 -30 98H30Q46 98 46 84V-30C46 -62 16 -66 16 -88V-112z" fill="url(#fill)" stroke="#fff" stroke-opacity="0.35" stroke-width="3"/>
  <rect x="-46" y="-16" width="92" height="78" fill="#fffaf0"/>${icon ? put(icon, 0, 12, 54) : ''}${print(0, 44, 50, dark(colour, 0.2), 1)}
  ${round('cap', blend(colour, NIGHT, 0.45))}<rect x="-20" y="-132" width="40" height="26" rx="5" fill="url(#cap)"/>${gloss('M-34 -26V84', 6)}`

const carton: Draw = (colour, [icon], put) => `
  <path d="M-64 -40H34V100H-64z" fill="${css(colour)}"/><path d="M34 -40L70 -52V84L34 100z" fill="${dark(colour, 0.34)}"/>
  <path d="M-64 -40L-44 -96H50L34 -40z" fill="${light(colour, 0.34)}"/><path d="M34 -40L50 -96L70 -52z" fill="${dark(colour, 0.2)}"/>
  <path d="M-44 -96H50V-116H-44z" fill="${light(colour, 0.5)}"/><path d="M-64 44H34V100H-64z" fill="#fffaf0"/><path d="M34 44L70 30V84L34 100z" fill="#d8cfc2"/>
  <circle cx="-15" cy="8" r="38" fill="#fffaf0"/>${icon ? put(icon, -15, 8, 54) : ''}${print(-15, 64, 62, dark(colour, 0.1))}${gloss('M-56 -30V36', 5, 0.4)}`

const box: Draw = (colour, [icon], put) => `
  <path d="M-72 -84H46V100H-72z" fill="${css(colour)}"/><path d="M46 -84L78 -98V82L46 100z" fill="${dark(colour, 0.36)}"/><path d="M-72 -84L-42 -100H78L46 -84z" fill="${light(colour, 0.42)}"/>
  <path d="M-72 40Q-10 10 46 44V100H-72z" fill="${light(colour, 0.82)}"/><circle cx="-13" cy="-10" r="44" fill="#fffaf0" opacity="0.95"/>
  ${icon ? put(icon, -13, -10, 64) : ''}${print(-13, 66, 74, dark(colour, 0.25))}${print(-13, -72, 60, '#ffffff', 1)}`

const crimp = (y: number) =>
  many(15, (i) => `<path d="M${-63 + i * 9} ${y - 8}v16" stroke="#000" stroke-opacity="0.13" stroke-width="3"/>`)

const bag: Draw = (colour, [icon], put) => `${round('fill', colour)}
  <path d="M-66 -100H66L70 -76C80 -30 80 40 70 78L66 102H-66L-70 78C-80 40 -80 -30 -70 -76z" fill="url(#fill)"/>
  <path d="M-66 -100H66L70 -80H-70z" fill="${dark(colour, 0.14)}"/><path d="M-70 82H70L66 102H-66z" fill="${dark(colour, 0.2)}"/>${crimp(-90)}${crimp(92)}
  ${badge(put, icon, -4, 46)}${print(0, -68, 74, '#ffffff', 1)}${print(0, 58, 58, '#ffffff', 1)}
  ${gloss('M-60 -60C-66 -20 -66 30 -60 66', 7, 0.45)}${gloss('M52 -66C58 -30 58 20 54 56', 4, 0.25)}`

const tin: Draw = (colour, [icon], put) => `${round('label', colour)}${round('steel', [198, 203, 210])}
  <path d="M-62 -76V76A62 18 0 0 0 62 76V-76z" fill="url(#steel)"/><path d="M-62 -58A62 18 0 0 0 62 -58V62A62 18 0 0 1 -62 62z" fill="url(#label)"/>
  <ellipse cy="-76" rx="62" ry="18" fill="#e9edf1"/><ellipse cy="-76" rx="54" ry="14" fill="#b9c0c8"/><ellipse cy="-74" rx="46" ry="11" fill="#d4dae0"/>
  ${badge(put, icon, 14, 40)}${print(0, 62, 52, '#ffffff', 1)}${gloss('M-48 -44V64', 6)}`

const tub: Draw = (colour, [icon], put) => `${round('pot', [250, 246, 240])}${round('lid', colour)}
  <path d="M-80 -34L-64 66Q0 84 64 66L80 -34z" fill="url(#pot)"/><path d="M-76 -8L-69 38Q0 58 69 38L76 -8Q0 12 -76 -8z" fill="url(#lid)"/>
  <path d="M-86 -52V-34A86 22 0 0 0 86 -34V-52z" fill="url(#lid)"/><ellipse cy="-52" rx="86" ry="22" fill="${light(colour, 0.35)}"/><ellipse cy="-52" rx="72" ry="16" fill="${light(colour, 0.16)}"/>
  ${icon ? put(icon, 0, 22, 62) : ''}${gloss('M-66 4L-58 52', 6, 0.5)}`

const tube: Draw = (colour, [icon], put) => `${round('fill', colour)}
  <path d="M-62 -104H62L36 66H-36z" fill="url(#fill)"/><path d="M-62 -104H62L60 -88H-60z" fill="${light(colour, 0.5)}"/>${icon ? badge(put, icon, -34, 34) : ''}
  ${print(0, 14, 46, '#ffffff')}${round('cap', [245, 243, 240])}<rect x="-34" y="66" width="68" height="36" rx="6" fill="url(#cap)"/>${gloss('M-44 -76L-28 50', 5)}`

const foil: Draw = (colour) => `${round('fill', colour)}<g transform="rotate(-14)">
  <path d="M-96 -34H86A14 34 0 0 1 86 34H-96A14 34 0 0 1 -96 -34z" fill="${light(colour, 0.3)}"/>${many(9, (i) => `<path d="M-96 ${-30 + i * 7.5}H90" stroke="#fff" stroke-opacity="${0.15 + (i % 3) * 0.2}" stroke-width="4"/>`)}
  <path d="M-96 34Q-40 58 60 52L86 34z" fill="${light(colour, 0.6)}"/><ellipse cx="88" rx="14" ry="34" fill="${dark(colour, 0.25)}"/><ellipse cx="88" rx="7" ry="17" fill="#8a6a45"/></g>`

const ROWS = [
  [-62, -34, 76],
  [0, -46, 84],
  [62, -34, 76],
  [-80, 0, 66],
  [-30, -2, 78],
  [30, -2, 78],
  [80, 0, 66],
] as const

const plankOf = (y: number, high: number) =>
  `<rect x="-116" y="${y}" width="232" height="${high}" rx="4" fill="url(#wood)"/><path d="M-112 ${y + 2.5}H112" stroke="#ffe2b5" stroke-opacity="0.7" stroke-width="2.5"/>${many(3, (i) => `<path d="M${-100 + i * 12} ${y + 9 + i * 4}q80 ${(i - 1) * 3} 190 0" stroke="#7a4a1e" stroke-opacity="0.25" fill="none" stroke-width="1.5"/>`)}`

/** Produce in a wooden crate. */
const crate: Draw = (_colour, icons, put, random) => `${sheen('wood', [
  [0, [226, 176, 112]],
  [1, [176, 118, 62]],
])}<rect x="-110" y="-20" width="220" height="60" fill="#6a4120"/>
  ${ROWS.map(([x, y, size], i) => put(icons[i % icons.length] ?? '', x, y, size, (random() - 0.5) * 40)).join('')}
  ${plankOf(20, 26)}${plankOf(50, 28)}<rect x="-112" y="14" width="16" height="66" rx="3" fill="#c08848"/><rect x="96" y="14" width="16" height="66" rx="3" fill="#a06a34"/>`

/** Meat, fish or bread on a tray. */
const tray: Draw = (
  colour,
  icons,
  put,
) => `<path d="M-122 20L-104 58H104L122 20z" fill="${dark(colour, 0.22)}"/>${oval(122, 26, light(colour, 0.25), 20)}${oval(110, 21, dark(colour, 0.12), 22)}
  ${put(icons[0] ?? '', -46, -18, 92, -8)}${put(icons[1] ?? icons[0] ?? '', 48, -18, 92, 10)}${put(icons[2] ?? icons[0] ?? '', 0, -4, 98, 0)}`

/** Three of a kind. */
const pile: Draw = (_colour, icons, put) => {
  const [front = '', left = front, right = left] = icons
  return put(left, -52, -20, 90, -12) + put(right, 54, -18, 86, 12) + put(front, 0, 0, 112)
}

/** Rolls of paper or bars of soap, one on two. */
const stack: Draw = (_colour, icons, put) => {
  const [top = '', left = top, right = left] = icons
  return put(left, -46, 30, 100) + put(right, 48, 32, 100) + put(top, 0, -34, 100)
}

const card: Draw = (colour, [icon], put) =>
  `${slab(86, 112, 12, css(colour))}${slab(86, 112, 12, 'url(#shine)')}<circle cy="-88" r="10" fill="#efe9df"/>${print(0, -66, 92, '#ffffff')}<rect x="-62" y="-26" width="124" height="118" rx="16" fill="#fff" opacity="0.6"/>${icon ? put(icon, 0, 32, 104) : ''}${gloss('M-72 -96V92', 5, 0.3)}`

export const PACKS = {
  ...ROUNDS,
  ...SNACKS,
  glass,
  shake,
  jar,
  bottle,
  carton,
  box,
  bag,
  tin,
  tub,
  tube,
  foil,
  crate,
  tray,
  pile,
  stack,
  card,
}

type Pack = keyof typeof PACKS

export const isPack = (name: string): name is Pack => Object.hasOwn(PACKS, name)
