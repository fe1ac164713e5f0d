// Cuts Rubik to the letters, weights and features that pages use: `node app/styles/fonts/build.mjs` after a new version of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/**
 * Each file with the one that it is cut from and its letters; `fonts.css` names the same ranges. English needs the first alone, which
 * is why the accents of the other languages stand apart.
 */
const files = [
  ['basic', 'latin', `${range(0x20, 0x7e)}\u00a0©·–—‘’“”…€`],
  ['accents', 'latin', `${range(0xa1, 0xff)}ŒœŸ‚„•‹›™−`],
  ['cyrillic', 'cyrillic', `${range(0x400, 0x45f)}ҐґҰұ№`],
  ['arabic', 'arabic', `${range(0x600, 0x6ff)}\u200c\u200d\u200e`],
]

/** Pairs of letters, marks, letters that join, and figures of one width; no fractions or raised letters. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig', 'init', 'medi', 'fina', 'isol', 'tnum']

for (const [name, source, letters] of files) {
  const font = readFileSync(resolve(`@fontsource-variable/rubik/files/rubik-${source}-wght-normal.woff2`))
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } }, keepFeatures: features }
  const cut = await subsetFont(font, letters, options)
  writeFileSync(new URL(`./rubik-${name}.woff2`, import.meta.url), cut)
  console.log(`${name}: ${cut.length} bytes`)
}
