import { readUpload, type Upload, type UploadLimits, type UploadProblem } from '~/http/forms/upload.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { MemoryBudget } from '~/pictures/memory-budget'
import { orderPicture } from '~/pictures/worker-pool.server'

/**
 * Memory for arriving files and those being converted: for all customers together a little more than the largest form,
 * which is the limit for one of them. When it is full, the largest form still arriving is dropped.
 */
const memory = new MemoryBudget({ bytes: 24e6, bytesOfOne: 20e6, reservationsOfOne: 4 })

/** If the files of a form are useless, only its fields are kept, and reading stops. */
export const withoutFiles: UploadLimits = { bytes: 20e6, file: 0, mostRead: 20e6, ms: 10_000 }

/** A form with files: the typed fields, and the results of the files, which are not stored. */
export type Received<Made> = Omit<Upload, 'files'> & { made: Promise<Made> }

/** The brand and customer of the files: each has a share of the memory and of the conversions. */
export type Sender = [brand: string, customer: string]

/** A customer of this brand, as the sender of files. */
export const senderOf = ({ settings }: Shop, customerId: string): Sender => [settings.vendorId, customerId]

/** The message and status for a form whose files were not accepted. */
export const uploadProblems: Record<UploadProblem, { text: WordKey; status: number }> = {
  'too-large': { text: 'pictures.tooMuch', status: 413 },
  'too-slow': { text: 'pictures.tooSlow', status: 400 },
  'no-room': { text: 'pictures.noRoom', status: 503 },
}

/** A customer's form with files and the result made from them; without memory for them, only the fields. */
export async function receiveUpload<Made>(
  request: Request,
  sender: Sender,
  make: (files: Upload['files']) => Promise<Made>,
): Promise<Received<Made> | null> {
  const reservation = memory.reserve(sender.join('\n'))
  try {
    const upload = await readUpload(request, undefined, reservation)
    if (!upload) return null
    reservation.fix()
    const { files, ...fields } = upload
    const made = make(files)
    // A failure here is reported where the result is used, after the typed fields are kept.
    await made.catch(() => undefined)
    return { ...fields, made }
  } finally {
    memory.leave(reservation)
  }
}

/** The picture ready to be sent on, or its problem as a dictionary key. The file name is dropped. Throws `NoRoom`. */
export async function uploadedPicture(
  file: Buffer | null,
  sender: Sender,
): Promise<File | 'pictures.tooLarge' | 'pictures.unreadable'> {
  if (!file) return 'pictures.tooLarge'
  const jpeg = await orderPicture(file, ...sender)
  return jpeg ? new File([new Uint8Array(jpeg)], 'picture.jpg', { type: 'image/jpeg' }) : 'pictures.unreadable'
}
