import { PictureProblem } from '../picture-problem'
import { isDrawing } from '../picture-type'
import { openPicture } from './open'

/** Limits of the result: wide enough to read a handwritten list, few enough bytes for any vendor. */
const longestSide = 1600
const mostBytes = 1.8e6

/**
 * A customer's picture as a fresh JPEG: upright, bounded in size, without the camera's metadata such as the location. Throws
 * for a file that cannot be fully decoded as a photograph or scan, whatever its name.
 */
export async function photo(bytes: Uint8Array): Promise<Buffer> {
  if (isDrawing(bytes)) throw new PictureProblem('a drawing')
  const { picture } = await openPicture(bytes)
  const upright = picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
  const jpeg = await upright.clone().jpeg({ quality: 80 }).toBuffer()
  return jpeg.length <= mostBytes ? jpeg : upright.jpeg({ quality: 40 }).toBuffer()
}
