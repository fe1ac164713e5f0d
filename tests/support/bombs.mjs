import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/**
 * Small files that are very expensive to draw or decode, and files that are not pictures. All are made by code.
 *
 * @typedef {{ name: string, bytes: Buffer }} Bomb
 */

const svg = (inside, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 512 512"${more}>${inside}</svg>`
const repeat = (count, make) => Array.from({ length: count }, (_, at) => make(at)).join('')
const filled = '<rect width="512" height="512" filter="url(#f)"/>'

/** Filters that each work on the result of the one before. */
const turbulence = repeat(
  20,
  (at) =>
    `<feTurbulence baseFrequency=".0${at + 1}" numOctaves="50" result="t${at}"/><feDisplacementMap in="t${at}" in2="t${at}" scale="500"/>`,
)
const blurs = repeat(60, () => '<feGaussianBlur stdDeviation="200 190"/><feMorphology operator="dilate" radius="90"/>')
const matrix = `<feConvolveMatrix order="49" kernelMatrix="${'1 '.repeat(49 * 49)}"/>`
const light = repeat(
  30,
  () => '<feDiffuseLighting surfaceScale="9"><fePointLight x="9" y="9" z="9"/></feDiffuseLighting>',
)

/** Each level draws the previous one ten times. */
const levels = (count, level) => repeat(count, (at) => level(at, at + 1))
const uses = levels(12, (at, next) => `<g id="u${next}">${repeat(10, () => `<use xlink:href="#u${at}"/>`)}</g>`)
const masks = levels(
  30,
  (at, next) => `<mask id="m${next}">${repeat(3, () => `<rect width="512" height="512" mask="url(#m${at})"/>`)}</mask>`,
)
const patterns = levels(
  8,
  (at, next) =>
    `<pattern id="p${next}" width=".01" height=".01">${repeat(5, () => `<rect width="9" height="9" fill="url(#p${at})"/>`)}</pattern>`,
)
const entities = levels(10, (at, next) => `<!ENTITY e${next} "${`&e${at};`.repeat(10)}">`)
const tangle = `<path d="M0 0${repeat(9000, (at) => `L${(at * 7919) % 512} ${(at * 104_729) % 512}`)}"/>`

/** Drawings by what is wrong with them. */
export const drawings = {
  'turbulence upon turbulence': svg(`<filter id="f">${turbulence}</filter>${filled}`),
  'blurs upon blurs': svg(`<filter id="f">${blurs}</filter>${repeat(20, () => filled)}`),
  'a large matrix': svg(`<filter id="f">${matrix.repeat(4)}</filter>${filled}`),
  'lights upon lights': svg(`<filter id="f">${light}</filter>${filled}`),
  'a filter of styles': svg(
    '<style>rect{filter:blur(90px) drop-shadow(0 0 90px red)}</style><rect width="9" height="9"/>',
  ),
  'a filter in an attribute of style': svg('<rect style="filter:blur(90px)" width="9" height="9"/>'),
  'a filter that is written with escapes': svg('<rect style="fi\\6cter:blur(90px)" width="9" height="9"/>'),
  'a filter in pieces': svg('<style>rect{fil<!-- -->t<![CDATA[er:blur(90px)]]>}</style><rect width="9" height="9"/>'),
  'styles with elements inside': svg('<style>rect{fil<g/>ter:blur(90px)}</style><rect width="9" height="9"/>'),
  'a picture in a filter': svg('<filter id="f"><feImage href="file:///etc/passwd"/></filter>'),
  'entities upon entities': `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]>${svg('<text>&e10;</text>')}`,
  'entities after a plain beginning': `${svg('')
    .replace('<svg', '<!-- --><svg')
    .replace('/>', '>')}<!DOCTYPE svg [<!ENTITY e0 "ha">]>`,
  'an entity that is a file': `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${svg('<text>&e;</text>')}`,
  'uses upon uses': svg(`<defs><path id="u0" d="M0 0h9v9z"/>${uses}</defs><use xlink:href="#u12"/>`),
  'uses of one of two': svg(
    `<defs><path id="u0" d="M0 0h9v9z"/>${uses}<path id="u12" d="M0 0h9v9z"/></defs><use xlink:href="#u12"/>`,
  ),
  'a use of itself': svg('<g id="a"><use xlink:href="#a"/></g>'),
  'masks upon masks': svg(
    `<mask id="m0"><rect width="9" height="9"/></mask>${masks}<rect mask="url(#m30)" width="9" height="9"/>`,
  ),
  'patterns upon patterns': svg(`<pattern id="p0"/>${patterns}<rect width="512" height="512" fill="url(#p8)"/>`),
  'markers at each point': svg(
    `<marker id="k"><path d="M0 0h9v9z"/></marker>${tangle.replace('<path', '<path marker-mid="url(#k)"')}`,
  ),
  'a file': svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
  'a file of the net': svg('<image xlink:href="http://169.254.169.254/latest/meta-data" width="9" height="9"/>'),
  'a drawing inside': svg(
    `<image href="data:image/svg+xml;base64,${Buffer.from(svg(`<filter id="f">${blurs}</filter>${filled}`)).toString('base64')}" width="512" height="512"/>`,
  ),
  'another drawing used': svg('<use href="http://evil.test/a.svg#b"/>'),
  'a colour of the net': svg('<rect width="9" height="9" fill="url(http://evil.test/a.svg#b)"/>'),
  'styles of the net': svg('<style>@import url("http://evil.test/a.css");</style>'),
  'styles by an instruction': `<?xml version="1.0"?><?xml-stylesheet href="http://evil.test/a.css"?>${svg('')}`,
  'another file included': svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>'),
  'a script': svg('<script>alert(1)</script>'),
  'a handler of events': svg('<rect width="9" height="9" onload="alert(1)"/>'),
  'a page inside': svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'),
  'a deep nest': svg('<g opacity=".9">'.repeat(2000) + '</g>'.repeat(2000)),
  'a long text': svg(`<text font-size="9000">${'x'.repeat(90_000)}</text>`),
  'more bytes than a drawing has': svg(`<!--${'x'.repeat(200_000)}-->`),
  'an end that is missing': svg('<g>'),
}

/** Allowed but expensive drawings: they are drawn in time, or given up. */
const heavyDrawings = {
  'a tangle of lines': svg(tangle),
  'a tangle that is dashed': svg(tangle.replace('<path', '<path fill="none" stroke="red" stroke-dasharray=".001"')),
  'an endless line of dashes': svg('<path d="M0 0H1e9" stroke="red" stroke-width="9" stroke-dasharray=".0001 .0001"/>'),
  'see-through upon see-through': svg(repeat(1500, () => '<g opacity=".5"><rect width="512" height="512"/></g>')),
  'a huge ground': svg('<rect width="9" height="9"/>', ' width="4000000" height="4000000"'),
  'a huge view': svg('<rect width="9" height="9"/>').replace('0 0 512 512', '0 0 1000000000 1000000000'),
}

const flat = (width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#b3541e' }, limitInputPixels: false })

/** A picture in a format, with this many megapixels. */
const inFormat = (megapixels, write) => write(flat(2000, megapixels * 500)).toBuffer()

async function animated(format) {
  const frames = repeat(400, (at) => `${at} `)
    .trim()
    .split(' ')
    .map((at) => ({
      create: {
        width: 40,
        height: 40,
        channels: 4,
        background: { r: (at * 97) % 256, g: (at * 53) % 256, b: at % 2 ? 255 : 0, alpha: 1 },
      },
    }))
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { effort: 1 })
    .toBuffer()
}

/** A PNG whose header claims this many pixels, with little data. */
async function promising(width, height) {
  const png = await flat(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

/** A progressive JPEG that sends its last scan again and again. */
async function manyScans() {
  const jpeg = await flat(2000, 2000).jpeg({ progressive: true }).toBuffer()
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const count = Math.floor(5e6 / scan.length)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: count }, () => scan), jpeg.subarray(-2)])
}

/** A PNG with a text that inflates to many bytes. */
async function inflated() {
  const png = await flat(1, 1).png().toBuffer()
  const data = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200e6))])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([png.subarray(0, 33), length, Buffer.from('zTXt'), data, Buffer.alloc(4), png.subarray(33)])
}

/** @type {Record<string, () => Promise<Buffer>>} */
const photographs = {
  'an AVIF of 30 megapixels': () => inFormat(30, (picture) => picture.avif({ effort: 0, quality: 20 })),
  'a WebP of 30 megapixels': () => inFormat(30, (picture) => picture.webp({ effort: 0 })),
  'a PNG of 30 megapixels': () => inFormat(30, (picture) => picture.png()),
  'an interlaced PNG': () => inFormat(20, (picture) => picture.png({ progressive: true })),
  'a PNG of 16 bits': () => inFormat(20, (picture) => picture.toColourspace('rgb16').png()),
  'a GIF of 20 megapixels': () => inFormat(20, (picture) => picture.gif({ effort: 1 })),
  'a progressive JPEG of 30 megapixels': () => inFormat(30, (picture) => picture.jpeg({ progressive: true })),
  'a JPEG of 30 megapixels': () => inFormat(30, (picture) => picture.jpeg()),
  'a TIFF': () => inFormat(30, (picture) => picture.tiff({ compression: 'deflate' })),
  'a GIF of many frames': () => animated('gif'),
  'a WebP of many frames': () => animated('webp'),
  'a PNG that promises 3600 megapixels': () => promising(60_000, 60_000),
  'a JPEG of many scans': manyScans,
  'a PNG of much text': inflated,
  'an AVIF that ends early': async () => (await inFormat(2, (picture) => picture.avif({ effort: 0 }))).subarray(0, -60),
  'a WebP that ends early': async () => (await inFormat(2, (picture) => picture.webp())).subarray(0, 300),
  'a JPEG that ends early': async () => (await inFormat(2, (picture) => picture.jpeg())).subarray(0, 3000),
  'a PNG that ends early': async () => (await inFormat(2, (picture) => picture.png())).subarray(0, 3000),
}

/** Pictures just small enough to be read: the worst that the limits let through. */
const largest = {
  'the largest AVIF': () => inFormat(2, (picture) => picture.avif({ effort: 0, chromaSubsampling: '4:4:4' })),
  'the largest progressive JPEG': () =>
    inFormat(6, (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' })),
  'the largest PNG': () => inFormat(23, (picture) => picture.png()),
  'the largest interlaced PNG': () => inFormat(6, (picture) => picture.png({ progressive: true })),
  'the largest GIF': () => inFormat(6, (picture) => picture.gif({ effort: 1 })),
  'the largest WebP': () => inFormat(23, (picture) => picture.webp({ effort: 0 })),
}

const asBombs = (texts) => Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
const madeBombs = (makers) =>
  Promise.all(Object.entries(makers).map(async ([name, make]) => ({ name, bytes: await make() })))

/** Drawings that are refused without being drawn. @returns {Bomb[]} */
export const drawingBombs = () => asBombs(drawings)
/** @returns {Bomb[]} */
export const heavyDrawingBombs = () => asBombs(heavyDrawings)
/** @returns {Promise<Bomb[]>} */
export const photographBombs = () => madeBombs(photographs)
/** @returns {Promise<Bomb[]>} */
export const largestPhotographs = () => madeBombs(largest)
