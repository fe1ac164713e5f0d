import sharp, { type Metadata } from 'sharp'
import { PictureProblem } from '../picture-problem'
import { isDrawing, pictureType } from '../picture-type'
import { checkDrawing } from './drawing'

sharp.concurrency(1)
sharp.cache(false)
// The library must not use any other decoder, whatever the bytes look like.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/**
 * The most pixels of a picture by its encoding, so that decoding takes some 45 MB at most. Formats that are decoded row by row, or
 * reduced while they are decoded, may have many; those that are decoded as a whole, some with several copies, may not.
 */
const mostPixels = {
  jpeg: 60e6,
  'progressive jpeg': 6e6,
  /** With colours at a quarter of the resolution, as almost all have. */
  'progressive jpeg 4:2:0': 12e6,
  png: 24e6,
  'progressive png': 6e6,
  webp: 24e6,
  gif: 6e6,
  heif: 2.1e6,
  svg: 24e6,
}
const mostFrames = 300

/** Opens a picture after checking its header. Throws a `PictureProblem` if it is none or would take too much memory. */
export async function openPicture(bytes: Uint8Array) {
  if (pictureType(bytes) === '') throw new PictureProblem('not a picture')
  if (isDrawing(bytes)) checkDrawing(bytes)
  // We check this limit ourselves, once the format is known.
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
  const facts = await picture.metadata()
  const problem = problemOf(facts)
  if (problem) throw new PictureProblem(problem)
  return { picture, facts }
}

/** Why a picture is refused by its header; null when it is accepted. */
function problemOf(facts: Metadata) {
  const most = mostPixels[kindOf(facts) as keyof typeof mostPixels] ?? 0
  const isDeep = facts.depth !== 'uchar'
  if (facts.width * facts.height > (isDeep ? most / 2 : most)) return 'too many pixels'
  return (facts.pages ?? 1) > mostFrames ? 'too many frames' : null
}

function kindOf({ format, isProgressive, chromaSubsampling }: Metadata) {
  if (!isProgressive) return format
  return format === 'jpeg' && chromaSubsampling === '4:2:0' ? 'progressive jpeg 4:2:0' : `progressive ${format}`
}

export { sharp }
