import type { BodyLimits } from '~/http/form.server'
import { readUpload, type Upload } from '~/http/upload.server'
import { Crowded, Gate } from '~/pictures/gate'
import { orderPicture } from '~/pictures/order-picture.server'

/** The largest file of a picture, as cameras make them. */
const mostBytes = 10e6

/** Bodies with files are in memory as a whole: so few at a time that the largest of all are bearable. */
const uploads = new Gate(2, 20)

/** A form without a file is small; nobody is listened to for longer where the file is of no use. */
export const withoutFiles: BodyLimits = { bytes: 64e3, discarded: 20e6, ms: 10_000 }

/**
 * What a customer's form with files has posted, as `readUpload` gives it, when its turn comes. Where too many wait it has its fields
 * alone.
 */
export async function receiveUpload(
  request: Request,
  customerId: string,
): Promise<(Upload & { isCrowded: boolean }) | null> {
  try {
    const upload = await uploads.pass(() => readUpload(request), customerId)
    return upload && { ...upload, isCrowded: false }
  } catch (error) {
    if (!(error instanceof Crowded)) throw error
    const upload = await readUpload(request, withoutFiles)
    return upload && { ...upload, files: [], isCrowded: true }
  }
}

/**
 * A customer's picture as it is handed on, or what is wrong with it, as a dictionary key: what a customer calls their file is
 * nobody else's business. Throws `Crowded`.
 */
export async function uploadedPicture(file: File): Promise<File | 'pictures.tooLarge' | 'pictures.unreadable'> {
  if (file.size > mostBytes) return 'pictures.tooLarge'
  const made = await orderPicture(Buffer.from(await file.arrayBuffer()))
  return made ? new File([new Uint8Array(made)], 'picture.jpg', { type: 'image/jpeg' }) : 'pictures.unreadable'
}
