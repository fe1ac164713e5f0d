import type sharp from 'sharp'
import { Gate } from './gate'
import { isDrawing, pictureType } from './picture-type'
import { loadSharp, mostPixels } from './resize.server'

/** What is handed on: wide enough to read a handwritten list, few enough bytes for any vendor. */
const longestSide = 1600
const mostBytes = 1.8e6

/** Encoding fills a core, and an original lies in memory meanwhile. */
const gate = new Gate(1, 20)

/**
 * A customer's picture made anew as a JPEG: upright, of a bounded size, without what cameras write into it, such as where it was
 * taken. Null for what cannot be read to its end as a photograph or scan, whatever it is called. Throws `Crowded`.
 */
export async function orderPicture(bytes: Buffer): Promise<Buffer | null> {
  if (pictureType(bytes) === '' || isDrawing(bytes)) return null
  return gate.pass(async () => encode(await loadSharp(), bytes).catch(() => null))
}

async function encode(open: typeof sharp, bytes: Buffer): Promise<Buffer> {
  const limitInputPixels = mostPixels[pictureType(bytes) === 'image/jpeg' ? 'jpeg' : 'other']
  const picture = open(bytes, { limitInputPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .timeout({ seconds: 10 })
  const made = await picture.clone().jpeg({ quality: 80 }).toBuffer()
  return made.length <= mostBytes ? made : picture.jpeg({ quality: 40 }).toBuffer()
}
