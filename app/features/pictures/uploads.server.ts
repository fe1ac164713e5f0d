import type { Shop } from '~/http/shop/shop.server'
import { readUpload, type Upload, type UploadLimits, type UploadProblem } from '~/http/forms/upload.server'
import type { WordKey } from '~/i18n/translator'
import { orderPicture } from '~/pictures/order-picture.server'
import { Partition } from '~/pictures/partition'

/**
 * Files that arrive, and those that pictures are made of: of all customers together somewhat more than the largest form, which is what one
 * of them may hold. Reading takes nobody's turn; where all is full, the largest of the forms that still arrive gives way.
 */
const room = new Partition({ bytes: 24e6, bytesOfOne: 20e6, holdersOfOne: 4 })

/** Of a form whose files are of no use only the fields are kept; nobody is listened to for longer. */
export const withoutFiles: UploadLimits = { bytes: 20e6, file: 0, discarded: 20e6, ms: 10_000 }

/** A form with files: what was typed, and what was made of the files, which are not kept. */
export type Received<Made> = Omit<Upload, 'files'> & { made: Promise<Made> }

/** The brand and the customer whose files they are: for both there is a share of the room and of the turns. */
export type Sender = [brand: string, customer: string]

export const senderOf = ({ settings }: Shop, customerId: string): Sender => [settings.vendorId, customerId]

/** What a customer is told of a form whose files were not taken, and the status that goes with it. */
export const uploadProblems: Record<UploadProblem, { text: WordKey; status: number }> = {
  'too-large': { text: 'pictures.tooMuch', status: 413 },
  'too-slow': { text: 'pictures.tooSlow', status: 400 },
  'no-room': { text: 'pictures.noRoom', status: 503 },
}

/**
 * What a customer's form with files has posted, as `readUpload` gives it, and what is needed of its files; they are held until that is
 * made. Where there is no room for them it has its fields alone.
 */
export async function receiveUpload<Made>(
  request: Request,
  sender: Sender,
  make: (files: Upload['files']) => Promise<Made>,
): Promise<Received<Made> | null> {
  const held = room.enter(sender.join('\n'))
  try {
    const upload = await readUpload(request, undefined, held)
    if (!upload) return null
    held.fix()
    const { files, ...said } = upload
    const made = make(files)
    // What fails here is told by whoever looks at it, after what was typed is kept.
    await made.catch(() => undefined)
    return { ...said, made }
  } finally {
    held.leave()
  }
}

/**
 * A customer's picture as it is handed on, or what is wrong with it, as a dictionary key: what a customer calls their file is
 * nobody else's business. Throws `Crowded`.
 */
export async function uploadedPicture(
  file: Buffer | null,
  sender: Sender,
): Promise<File | 'pictures.tooLarge' | 'pictures.unreadable'> {
  if (!file) return 'pictures.tooLarge'
  const made = await orderPicture(file, ...sender)
  return made ? new File([new Uint8Array(made)], 'picture.jpg', { type: 'image/jpeg' }) : 'pictures.unreadable'
}
