// Writes sprite.svg from the lucide icons that icon-name.ts names: `node app/ui/icons/build.mjs` after changing that list.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const types = readFileSync(new URL('./icon-name.ts', import.meta.url), 'utf8')
const names = [...types.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)

const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
const symbols = names.map((name) => {
  const svg = readFileSync(join(icons, `${name}.svg`), 'utf8')
  const shapes = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>[\s\S]*$/, '')
    .replace(/\s*\n\s*/g, '')
  // Without its own colours: the page's styles decide whether a shape is drawn or filled.
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
})
writeFileSync(
  new URL('./sprite.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
)
