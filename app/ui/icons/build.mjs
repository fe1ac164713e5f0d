// Fills in the lucide icons that these files name: `node app/ui/icons/build.mjs` after adding a name.
import { readFileSync, writeFileSync } from 'node:fs'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }

const files = ['./drawings.ts', '../../islands/track/drawings.ts'].map((file) => new URL(file, import.meta.url))

/** `mapPin` is lucide's map-pin, `trash2` its trash-2. */
const nameOf = (name) => name.replace(/[A-Z]|\d+/g, '-$&').toLowerCase()

/** A path that can follow another: its first move does not start from where that one ended. */
const absolute = (path) =>
  path.replace(/^m(-?[\d.]+)[ ,]*(-?[\d.]+) *(?=([a-zA-Z])?)/, (_, x, y, command) => `M${x} ${y}${command ? '' : 'l'}`)

const round = (r) => `a${r} ${r} 0 0 1`

/** The shapes of lucide as paths, by their attributes. */
const pathOf = {
  path: ({ d }) => absolute(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) => `M${cx - r} ${cy}${round(r)} ${2 * r} 0${round(r)} ${-2 * r} 0z`,
  rect({ x, y, width, height, rx: r }) {
    const [across, down] = [width - 2 * r, height - 2 * r]
    const sides = [
      `h${across}${round(r)} ${r} ${r}`,
      `v${down}${round(r)} ${-r} ${r}`,
      `h${-across}${round(r)} ${-r} ${-r}`,
    ]
    return `M${Number(x) + Number(r)} ${y}${sides.join('')}v${-down}${round(r)} ${r} ${-r}z`
  },
}

/** All shapes of an icon as one path. The page's styles decide whether it is drawn or filled, and in which colours. */
function drawingOf(name) {
  const { body } = lucide.icons[nameOf(name)] ?? lucide.icons[lucide.aliases[nameOf(name)].parent]
  const shapes = [...body.matchAll(/<(path|line|circle|rect) ([^>]*)\/>/g)]
  return shapes
    .map(([, shape, text]) =>
      pathOf[shape](Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => m.slice(1)))),
    )
    .join('')
}

for (const file of files) {
  const filled = readFileSync(file, 'utf8').replace(
    /^export const (\w+) =\s+'.*'$/gm,
    (_, name) => `export const ${name} = '${drawingOf(name)}'`,
  )
  writeFileSync(file, filled)
}
