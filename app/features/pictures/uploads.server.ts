import { readUpload } from '~/http/upload.server'
import { Gate } from '~/pictures/gate'
import { orderPicture } from '~/pictures/order-picture.server'

/** The largest file of a picture, as cameras make them. */
const mostBytes = 10e6

/** Bodies with files are in memory as a whole: so few at a time that the largest of all are bearable. */
const uploads = new Gate(2, 20)

/** What a form with files has posted, as `readUpload` gives it, when its turn comes. Throws `Crowded`. */
export const receiveUpload = (request: Request) => uploads.pass(() => readUpload(request))

/**
 * A customer's picture as it is handed on, or what is wrong with it, as a dictionary key: what a customer calls their file is
 * nobody else's business. Throws `Crowded`.
 */
export async function uploadedPicture(file: File): Promise<File | 'pictures.tooLarge' | 'pictures.unreadable'> {
  if (file.size > mostBytes) return 'pictures.tooLarge'
  const made = await orderPicture(Buffer.from(await file.arrayBuffer()))
  return made ? new File([new Uint8Array(made)], 'picture.jpg', { type: 'image/jpeg' }) : 'pictures.unreadable'
}
