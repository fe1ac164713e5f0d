// Fills in drawings.ts from the lucide icons that it names: `node app/ui/icons/build.mjs` after adding a name.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const drawings = new URL('./drawings.ts', import.meta.url)
const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')

/** `mapPin` is drawn in map-pin.svg, `trash2` in trash-2.svg. */
const fileOf = (name) => `${name.replace(/[A-Z]|\d+/g, '-$&').toLowerCase()}.svg`

/** A path that can follow another: its first move does not start from where that one ended. */
const absolute = (path) =>
  path.replace(/^m(-?[\d.]+)[ ,]*(-?[\d.]+) *(?=([a-zA-Z])?)/, (_, x, y, command) => `M${x} ${y}${command ? '' : 'l'}`)

/** Its shapes, all paths as one. Without colours, because the page's styles decide what is drawn or filled. */
function shapesOf(name) {
  const svg = readFileSync(join(icons, fileOf(name)), 'utf8')
  const paths = [...svg.matchAll(/<path d="([^"]+)" \/>/g)].map(([, path]) => absolute(path))
  const others = [...svg.matchAll(/<(?!svg|path)\w+ [^>]*>/g)].map(([shape]) => shape.replace(' />', '/>'))
  return [`<path d="${paths.join('')}"/>`, ...others].join('').replace('<path d=""/>', '')
}

const filled = readFileSync(drawings, 'utf8').replace(
  /^export const (\w+) =\s+'.*'$/gm,
  (_, name) => `export const ${name} = '${shapesOf(name)}'`,
)
writeFileSync(drawings, filled)
