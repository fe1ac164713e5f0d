import { NoRoom } from './fair-queue'
import { PictureProblem } from './picture-problem'
import { makePicture } from './worker-pool.server'

/**
 * A customer's picture, re-encoded before it is sent on (rules 11.13). Null for a file that cannot be fully decoded as a
 * photograph or scan, whatever its name. `of` names the brand and its customer. Throws `NoRoom` if it cannot be made now.
 */
export async function orderPicture(bytes: Buffer, ...of: [brand: string, customer: string]): Promise<Buffer | null> {
  return makePicture({ kind: 'photo', bytes }, ...of).catch((error: unknown) => {
    if (!(error instanceof PictureProblem)) throw error
    if (!error.isLasting) throw new NoRoom()
    return null
  })
}
