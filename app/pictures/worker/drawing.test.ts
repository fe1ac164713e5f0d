import { describe, expect, test } from 'vitest'
import { drawings } from '../../../tests/support/bombs.mjs'
import { PictureProblem } from '../picture'
import { checkDrawing } from './drawing'

const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`

describe('a drawing from an editor is accepted', () => {
  test.each([
    ['shapes and paths', '<g fill="none"><path d="M0 0h9v9z" stroke="#123"/><circle r="3"/></g><!-- made by hand -->'],
    [
      'colours that run into each other, some of them by styles',
      `<defs><linearGradient id="a"><stop offset="0"/></linearGradient><linearGradient id="b" xlink:href="#a"/></defs>
       <style>.c{fill:url(#b)}</style><path class="c" d="M0 0"/><path style="fill:url('#a');opacity:.5" d="M0 0"/>`,
    ],
    [
      'parts that are used again, cut and masked',
      `<defs><path id="p" d="M0 0h9v9z"/><clipPath id="k"><use xlink:href="#p"/></clipPath><mask id="m"><use href="#p"/></mask></defs>
       <symbol id="s"><use xlink:href="#p"/></symbol><g clip-path="url(#k)"><use xlink:href="#s" mask="url(#m)"/></g>`,
    ],
    ['words', '<text font-family="Arial">Spice <tspan>Route</tspan> قائمة</text><title>Spice &amp; Route</title>'],
    [
      'what an editor notes for itself',
      `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li resource="http://a.test"/></rdf:RDF></metadata>
       <sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" filter="x" href="http://a.test"/>`,
    ],
  ])('%s', (_what, inside) => {
    const before = `<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">`
    for (const text of [svg(inside), svg(inside, before)]) expect(() => checkDrawing(Buffer.from(text))).not.toThrow()
  })
})

test.each(Object.entries(drawings))('a drawing with %s is refused', (_what, text) => {
  expect(() => checkDrawing(Buffer.from(text))).toThrow(PictureProblem)
})

test.each([
  ['in another encoding', Buffer.from(svg('', '<?xml version="1.0" encoding="UTF-7"?>'))],
  ['in UTF-16', Buffer.from(`\ufeff${svg('')}`, 'utf16le')],
  ['of bytes that are no text', Buffer.concat([Buffer.from(svg('')), Buffer.from([0xff, 0xfe])])],
])('a drawing %s is refused', (_what, bytes) => {
  expect(() => checkDrawing(bytes)).toThrow(PictureProblem)
})
