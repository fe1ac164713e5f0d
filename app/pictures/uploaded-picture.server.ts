import { orderPicture } from './order-picture.server'

/** The largest file of a picture, as cameras make them. */
const mostBytes = 10e6

/**
 * A customer's picture as it is handed on, or what is wrong with it, as a dictionary key: what a customer calls their file is
 * nobody else's business. Throws `Crowded`.
 */
export async function uploadedPicture(file: File): Promise<File | 'pictures.tooLarge' | 'pictures.unreadable'> {
  if (file.size > mostBytes) return 'pictures.tooLarge'
  const made = await orderPicture(Buffer.from(await file.arrayBuffer()))
  return made ? new File([new Uint8Array(made)], 'picture.jpg', { type: 'image/jpeg' }) : 'pictures.unreadable'
}
