import { blend, colourOf, css, mix, type Food, type Rgb } from './colours'
import { many, oval, sheen } from './drawing'
import type { PutIcon } from './vessels'

/** Round things seen from above, and what is rolled or poured beside them. */
type Draw = (colour: Rgb, icons: readonly string[], put: PutIcon, random: () => number) => string

const WHITE: Rgb = [255, 252, 240]
const CHAR: Rgb = [92, 44, 16]
const DOUGH: Rgb = [226, 168, 92]

const centred = (id: string, stops: readonly (readonly [number, Rgb])[]) =>
  `<radialGradient id="${id}" cx="0.42" cy="0.38" r="0.7">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${css(colour)}"/>`).join('')}</radialGradient>`

/** Points spread over a disc by the angle of sunflower seeds, with a little chance. */
const spread = (count: number, radius: number, random: () => number) =>
  Array.from({ length: count }, (_, i) => {
    const far = radius * Math.sqrt((i + 0.6) / count)
    const angle = i * 2.4 + random() * 0.5
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
  })

const blots = (
  count: number,
  radius: number,
  colour: Rgb,
  [least, most]: [number, number],
  random: () => number,
  alpha: number,
) =>
  spread(count, radius, random)
    .map(({ x, y }) => {
      const size = mix(least, most, random())
      const [flat, turn] = [mix(0.55, 1, random()), random() * 180]
      return `<ellipse rx="${size}" ry="${size * flat}" fill="${css(colour)}" opacity="${alpha * mix(0.5, 1, random())}" transform="translate(${x} ${y}) rotate(${turn})"/>`
    })
    .join('')

const scattered = (icons: readonly string[], count: number, size: number, put: PutIcon, random: () => number) =>
  icons.length === 0
    ? ''
    : spread(count, 74, random)
        .map(({ x, y }, i) => put(icons[i % icons.length] ?? '', x, y, size * mix(0.85, 1.1, random()), random() * 360))
        .join('')

/** A wobbly disc, as hands make it. */
function disc(radius: number, random: () => number): string {
  const points = Array.from({ length: 18 }, (_, i) => {
    const far = radius * mix(0.965, 1.03, random())
    return [Math.cos((i / 18) * Math.PI * 2) * far, Math.sin((i / 18) * Math.PI * 2) * far] as const
  })
  const middle = (i: number) => {
    const [[ax, ay], [bx, by]] = [points[i % 18] ?? [0, 0], points[(i + 1) % 18] ?? [0, 0]]
    return `${(ax + bx) / 2} ${(ay + by) / 2}`
  }
  return `M${middle(0)}${many(18, (i) => `Q${points[(i + 1) % 18]?.join(' ')} ${middle(i + 1)}`)}z`
}

/** A pizza: the colour is its sauce, the icons lie on it. */
const pizza: Draw = (colour, icons, put, random) => `${centred('crust', [
  [0, DOUGH],
  [0.75, DOUGH],
  [0.92, blend(DOUGH, WHITE, 0.25)],
  [1, blend(DOUGH, CHAR, 0.55)],
])}${centred('sauce', [
  [0, blend(colour, WHITE, 0.12)],
  [1, blend(colour, CHAR, 0.3)],
])}
  <path d="${disc(122, random)}" fill="url(#crust)"/>${blots(26, 120, CHAR, [2, 6], random, 0.28)}
  <path d="${disc(101, random)}" fill="url(#sauce)"/>${blots(40, 94, [246, 205, 104], [14, 26], random, 0.95)}${blots(24, 90, [255, 234, 176], [6, 15], random, 0.9)}
  ${blots(14, 92, [206, 128, 48], [3, 7], random, 0.5)}${icons.length === 0 ? blots(11, 82, [176, 44, 30], [15, 17], random, 1.6) : scattered(icons, 11, 44, put, random)}
  ${blots(16, 90, [62, 122, 44], [2.5, 5], random, 0.9)}
  ${many(4, (i) => `<path d="M${Math.cos(i * 0.785 + 0.3) * -118} ${Math.sin(i * 0.785 + 0.3) * -118}L${Math.cos(i * 0.785 + 0.3) * 118} ${Math.sin(i * 0.785 + 0.3) * 118}" stroke="#6a2f10" stroke-opacity="0.28" stroke-width="2"/>`)}`

/** A flat bread, pancake or omelette with brown spots; the icons lie on it. */
const flat: Draw = (colour, icons, put, random) => `${centred('dough', [
  [0, blend(colour, WHITE, 0.4)],
  [0.7, colour],
  [1, blend(colour, CHAR, 0.4)],
])}
  <path d="${disc(112, random)}" fill="url(#dough)"/>${blots(30, 100, blend(colour, WHITE, 0.5), [6, 15], random, 0.6)}${blots(22, 98, CHAR, [3, 11], random, 0.42)}
  ${scattered(icons, 8, 44, put, random)}`

const DISHES: Rgb[] = (['dal', 'spinach', 'curry', 'white', 'korma', 'orange'] satisfies Food[]).map(colourOf)

/** A steel plate with small bowls round a heap of rice and bread; the colour is that of the first bowl. */
const thali: Draw = (colour, icons, put, random) => {
  const bowls = [colour, ...DISHES.slice(1)].map((food, i) => {
    const angle = -2.75 + i * 0.72
    const [x, y] = [Math.cos(angle) * 80, Math.sin(angle) * 80]
    return `<g transform="translate(${x} ${y})"><circle r="30" fill="#8d939b"/><circle r="28" fill="#dde1e6"/><circle r="23" fill="${css(blend(food, CHAR, 0.3))}"/><circle cx="-1" cy="-1" r="21" fill="${css(food)}"/><path d="M-14 -6q6 -10 18 -10" stroke="#fff" stroke-opacity="0.6" stroke-width="3" fill="none" stroke-linecap="round"/>${blots(7, 15, [70, 120, 45], [1.2, 2.6], random, 0.9)}</g>`
  })
  return `${centred('steel', [
    [0, [244, 246, 248]],
    [0.72, [206, 211, 217]],
    [0.9, [236, 239, 242]],
    [1, [150, 156, 164]],
  ])}<circle r="124" fill="url(#steel)"/><circle r="112" fill="none" stroke="#9aa0a8" stroke-opacity="0.5" stroke-width="2"/>${bowls.join('')}
  <g transform="translate(-2 28)"><ellipse cy="6" rx="46" ry="34" fill="#000" opacity="0.14"/>${blots(190, 40, [255, 253, 246], [4, 6.5], random, 1.4)}${blots(60, 38, [224, 214, 196], [2, 4], random, 0.5)}</g>
  ${put(icons[0] ?? '🫓', -58, 62, 74)}${put(icons[1] ?? '🍋', 62, 62, 40)}`
}

/** A crêpe rolled up, crisp and brown, with something beside it. */
const dosa: Draw = (colour, icons, put, random) => `${sheen('crepe', [
  [0, blend(colour, CHAR, 0.35)],
  [0.35, blend(colour, WHITE, 0.4)],
  [0.7, colour],
  [1, blend(colour, CHAR, 0.5)],
])}
  <g transform="rotate(90)"><g transform="rotate(-8)"><path d="M-36 -140L30 -140Q46 0 38 140L-42 140Q-46 0 -36 -140z" fill="url(#crepe)"/>
  ${many(34, () => `<ellipse cx="${mix(-34, 32, random())}" cy="${mix(-132, 132, random())}" rx="${mix(3, 10, random())}" ry="${mix(2, 6, random())}" fill="${css(CHAR)}" opacity="${mix(0.1, 0.3, random())}"/>`)}
  <path d="M-10 -140Q4 0 -6 140" fill="none" stroke="${css(CHAR)}" stroke-opacity="0.5" stroke-width="3"/><ellipse cx="-3" cy="140" rx="40" ry="12" fill="${css(blend(colour, CHAR, 0.62))}"/><ellipse cx="-3" cy="140" rx="24" ry="7" fill="${css(blend(colour, WHITE, 0.2))}"/></g></g>
  ${icons.map((icon, i) => put(icon, -52 + i * 92, 46, 62)).join('')}`

/** A cup on a saucer: the colour is what one drinks, an icon is what the milk shows. */
const cup: Draw = (colour, icons, put) => `${sheen('china', [
  [0, [214, 206, 198]],
  [0.25, [255, 255, 255]],
  [0.6, [244, 240, 234]],
  [1, [176, 166, 156]],
])}
  ${oval(118, 32, '#b9afa5', 74)}${oval(118, 31, '#f7f3ee', 69)}${oval(66, 15, '#d9d0c6', 68)}
  <path d="M74 -20q56 -6 46 32q-10 30 -62 28" fill="none" stroke="#e9e3db" stroke-width="15"/>
  <path d="M-84 -36Q-84 60 -30 70H30Q84 60 84 -36z" fill="url(#china)"/>${oval(84, 27, '#ffffff', -36)}${oval(77, 22, css(blend(colour, CHAR, 0.5)), -34)}${oval(74, 20, css(colour), -32)}
  <g transform="translate(0 -32) scale(1 0.3)" fill="none" stroke="${css(blend(colour, WHITE, 0.72))}" stroke-width="7"><path d="M0 44C-46 10 -34 -34 -8 -26Q0 -22 0 -12Q0 -22 8 -26C34 -34 46 10 0 44z" fill="${css(blend(colour, WHITE, 0.72))}"/><ellipse rx="58" ry="52" stroke-width="4" opacity="0.5"/></g>
  <path d="M-66 -8Q-62 38 -36 54" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.8"/>${icons.map((icon, i) => put(icon, 96 - i * 190, 62, 54)).join('')}`

/** A slice of cake of three layers; the colour is its sponge, an icon is on top. */
const slice: Draw = (colour, icons, put) => `
  <path d="M-110 -26L96 -50V58L-110 86z" fill="${css(colour)}"/><path d="M96 -50L120 -30V74L96 58z" fill="${css(blend(colour, CHAR, 0.35))}"/>
  ${many(2, (i) => `<path d="M-110 ${6 + i * 38}L96 ${-18 + i * 36}L120 ${-2 + i * 36}V${10 + i * 36}L96 ${-4 + i * 36}L-110 ${20 + i * 38}z" fill="#fff6e4"/>`)}
  ${many(46, (i) => `<circle cx="${-102 + ((i * 37) % 190)}" cy="${-14 + ((i * 53) % 84)}" r="${1.4 + (i % 3) * 0.7}" fill="${css(blend(colour, CHAR, 0.5))}" opacity="0.35"/>`)}
  <path d="M-110 -26L-60 -62Q20 -84 100 -72L120 -30L96 -50z" fill="#fffaf0"/><path d="M-110 -26L96 -50L120 -30V-16L96 -34Q80 -18 66 -32Q48 -10 28 -28Q8 -4 -14 -24Q-34 0 -56 -20Q-80 2 -110 -10z" fill="#fff6e4"/>
  ${icons.map((icon, i) => put(icon, 30 - i * 60, -84 + i * 8, 66)).join('')}`

export const ROUNDS = { pizza, flat, thali, dosa, cup, slice }
