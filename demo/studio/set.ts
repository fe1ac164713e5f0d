import { css, mix, type Tones } from './colours'
import { many, ramp, soft } from './drawing'
import { svg } from './layers'

/** How far is drawn beyond each edge, so that blurs do not fade there. */
export const MARGIN = 60

interface Size {
  W: number
  H: number
}

const glowing = (id: string, t: Tones, alpha: number) => {
  const stops = [
    [0, 1],
    [0.4, 0.62],
    [1, 0],
  ] as const
  const fades = stops.map(([at, part]) => `<stop offset="${at}" stop-color="${css(t.glow, alpha * part)}"/>`)
  return `<radialGradient id="${id}">${fades.join('')}</radialGradient>`
}

const pool = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${fill})"/>`

/** Sunlight that falls through a window of four panes. */
const windowLight = ({ W, H }: Size, t: Tones) => {
  const pane = (i: number) => {
    const left = W * 0.03 + (i % 2) * H * 0.31 + (i >> 1) * H * 0.22
    const top = H * ((i >> 1) * 0.42 - 0.12)
    return `<path d="M${left} ${top}l${H * 0.28} ${-H * 0.04}l${H * 0.19} ${H * 0.38}l${-H * 0.28} ${H * 0.04}z"/>`
  }
  return `<g fill="${css(t.glow)}" opacity="${t.dark ? 0.22 : 0.5}" filter="url(#soft)">${many(4, pane)}</g>`
}

const defs = ({ H }: Size, t: Tones) =>
  [
    glowing('glow', t, 1),
    glowing('pool', t, t.dark ? 0.6 : 0.85),
    soft('soft', H * 0.016),
    ramp('wall', css(t.wall), css(t.deep), 0.4),
    ramp('floor', css(t.floor), css(t.low), 0.15),
    ramp('disc', css(t.disc), css(t.disc, t.dark ? 0.25 : 0.45), 0.35),
  ].join('')

const plank = (t: Tones, random: () => number, path: string) =>
  `<path d="${path}" stroke="${css(t.line, 0.42)}" stroke-width="1.5" fill="${css(t.line, random() * 0.15)}"/>`

/** A table seen from above, in the light of a window. */
export function tabletop(size: Size, t: Tones, random: () => number): Buffer {
  const { W, H } = size
  const boards = many(6, (i) => plank(t, random, `M-99 ${(i - 0.3) * H * 0.21}h${W * 2}v${H * 0.21}h${-W * 2}z`))
  const table = `<rect x="-20" y="0" width="${W + 40}" height="${H}" fill="url(#floor)"/>`
  const body = `${defs(size, t)}${table}${pool(W * 0.3, H * 0.2, W * 0.95, H * 0.95, 'glow')}<g transform="rotate(-6)">${boards}</g>${windowLight(size, t)}`
  return svg(W, H, body, MARGIN)
}

/** A wall with a disc or an arch behind the hero, and a table before it. */
export function room(size: Size, t: Tones, random: () => number, hero: { x: number; y: number }): Buffer {
  const { W, H } = size
  const [fx, fy, r, top] = [hero.x * W, hero.y * H, H * 0.42, H * 0.64]
  const arch = r * 0.85
  const planks = random() < 0.6 ? 15 : 0
  const far = (i: number) => fx + (i - 7.5) * W * 0.085
  const near = (i: number) => fx + (i - 7.5) * W * 0.2
  const board = (i: number) =>
    plank(t, random, `M${far(i)} ${top}L${near(i)} ${H}H${near(i + 1)}L${far(i + 1)} ${top}z`)
  const behind =
    random() < 0.5
      ? `<circle cx="${fx}" cy="${fy}" r="${r}"/>`
      : `<path d="M${fx - arch} ${H}V${fy}a${arch} ${arch} 0 0 1 ${arch * 2} 0V${H}z"/>`
  const bokeh = many(t.dark ? 12 : 0, () => {
    const [cx, cy, radius] = [random() * W, random() * top, H * mix(0.012, 0.055, random())]
    return `<circle cx="${cx}" cy="${cy}" r="${radius}" opacity="${mix(0.06, 0.26, random())}"/>`
  })
  const body = `${defs(size, t)}<rect width="${W}" height="${H}" fill="url(#wall)"/>
    ${pool(fx, fy, Math.max(W * 0.46, H * 0.72), H * 0.8, 'glow')}
    <g fill="url(#disc)" opacity="${t.dark ? 0.85 : 1}">${behind}</g>
    <g fill="${css(t.glow)}">${bokeh}</g>${windowLight(size, t)}
    <rect x="${-MARGIN}" y="${top - H * 0.03}" width="${W + 2 * MARGIN}" height="${H * 0.04}" fill="${css(t.shade, 0.35)}" filter="url(#soft)"/>
    <g><rect x="-20" y="${top}" width="${W + 40}" height="${H}" fill="url(#floor)"/>${many(planks, board)}
    <rect x="-20" y="${top}" width="${W + 40}" height="${H * 0.008}" fill="${css(t.glow, 0.55)}"/></g>
    ${pool(fx, H * 0.86, W * 0.44, H * 0.2, 'pool')}`
  return svg(W, H, body, MARGIN)
}
