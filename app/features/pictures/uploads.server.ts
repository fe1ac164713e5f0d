import type { BodyLimits } from '~/http/forms/form.server'
import { readUpload, type Upload } from '~/http/forms/upload.server'
import { Crowded, Gate } from '~/pictures/gate'
import { orderPicture } from '~/pictures/order-picture.server'

/** The largest file of a picture, as cameras make them. */
const mostBytes = 10e6

/** Bodies with files are in memory as a whole until pictures are made of them: so few at a time that the largest of all are bearable. */
const uploads = new Gate(2, 20)

/** A form without a file is small; nobody is listened to for longer where the file is of no use. */
export const withoutFiles: BodyLimits = { bytes: 64e3, discarded: 20e6, ms: 10_000 }

/** A form with files: what was typed, and what was made of the files, which are not kept. */
export type Received<Made> = Omit<Upload, 'files'> & { isCrowded: boolean; made: Promise<Made> }

/**
 * What a customer's form with files has posted, as `readUpload` gives it, when its turn comes; the turn ends when that which is needed of its
 * files is made. Where too many wait it has its fields alone.
 */
export async function receiveUpload<Made>(
  request: Request,
  customerId: string,
  make: (files: File[]) => Promise<Made>,
): Promise<Received<Made> | null> {
  try {
    return await uploads.pass(async () => {
      const upload = await readUpload(request)
      return upload && (await madeOf(upload, make))
    }, customerId)
  } catch (error) {
    if (!(error instanceof Crowded)) throw error
    const upload = await readUpload(request, withoutFiles)
    return upload && { ...(await madeOf({ ...upload, files: [] }, make)), isCrowded: true }
  }
}

/** What fails here is told by whoever looks at it, after what was typed is kept. */
async function madeOf<Made>({ files, ...upload }: Upload, make: (files: File[]) => Promise<Made>) {
  const made = make(files)
  await made.catch(() => undefined)
  return { ...upload, isCrowded: false, made }
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
