// Cuts Rubik to the letters, weights and features that pages use: `node app/styles/fonts/build.mjs` after a new version
// of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/**
 * The letters, vowels and figures of today's Arabic and of Persian, and the joiners. Signs of the Quran and marks that
 * browsers compose with their letters are left out.
 */
const arabic = [
  '،؛؟',
  range(0x621, 0x63a),
  range(0x640, 0x652),
  range(0x660, 0x66c),
  range(0x6f0, 0x6f9),
  '\u0670پچژڤکگی\u200c\u200d\u200e',
].join('')

/**
 * Each file with the one that it is cut from, its letters, and tables that the letters' own variations make
 * unnecessary; `fonts.css` names the same ranges. No file may have more than 20 kB. English needs the first alone,
 * which is why the accents of the other languages stand apart. The figures are for pages in other scripts, whose prices
 * and times must not wait for all of the first file.
 */
const files = [
  ['basic', 'latin', `${range(0x20, 0x7e)}\u00a0©·–—‘’“”…€`],
  ['figures', 'latin', ` %${range(0x28, 0x3a)}\u00a0·–`],
  ['accents', 'latin', `${range(0xa1, 0xff)}ŒœŸ‚„•‹›™−`],
  ['cyrillic', 'cyrillic', `${range(0x400, 0x45f)}ҐґҰұ№`],
  ['arabic', 'arabic', arabic, ['HVAR', 'MVAR', 'STAT']],
]

/** Pairs of letters, marks, letters that join, and figures of one width; no fractions or raised letters. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig', 'init', 'medi', 'fina', 'isol', 'tnum']

for (const [name, source, letters, dropTables = []] of files) {
  const font = readFileSync(resolve(`@fontsource-variable/rubik/files/rubik-${source}-wght-normal.woff2`))
  const variationAxes = { wght: { min: 400, max: 700 } }
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures: features, dropTables }
  const cut = await subsetFont(font, letters, options)
  writeFileSync(new URL(`./rubik-${name}.woff2`, import.meta.url), cut)
  console.log(`${name}: ${cut.length} bytes`)
}
