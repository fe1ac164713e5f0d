// Writes sprite.svg and the type of its names from the lucide icons named here: `node app/ui/icons/build.mjs` after changing
// the list.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const names = [
  'menu',
  'x',
  'map-pin',
  'shopping-bag',
  'user',
  'lock',
  'star',
  'clock',
  'plus',
  'minus',
  'trash-2',
  'chevron-right',
  'chevron-left',
  'chevron-down',
  'search',
  'house',
  'receipt-text',
  'log-out',
  'log-in',
  'briefcase',
  'banknote',
  'bike',
  'store',
  'check',
  'circle-alert',
  'utensils',
  'refresh-cw',
  'phone',
  'languages',
  'package',
  'tag',
  'circle-check',
  'calendar-clock',
  'arrow-left',
  'arrow-right',
  'info',
  'rotate-cw',
  'wifi-off',
  'pencil',
  'badge-percent',
  'copy',
  'locate-fixed',
  'map',
  'funnel',
  'arrow-up-right',
  'download',
  'qr-code',
  'message-circle',
  'mail',
  'circle-question-mark',
  'file-text',
  'ticket-percent',
  'sliders-horizontal',
  'pause',
  'bug',
  'send-horizontal',
  'door-open',
  'hand-coins',
  'image',
  'wallet',
  'credit-card',
  'landmark',
  'smartphone',
  'share-2',
  'chef-hat',
  'bell',
  'bell-ring',
  'eye',
]

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
writeFileSync(
  new URL('./icon-name.ts', import.meta.url),
  `/** The icons of the sprite. Written by build.mjs. */
export type IconName =
${names.map((name) => `  | '${name}'`).join('\n')}
`,
)
