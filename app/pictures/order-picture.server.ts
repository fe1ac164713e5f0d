import { Crowded } from './gate'
import { PictureProblem } from './picture-problem'
import { makePicture } from './workshop.server'

/**
 * A customer's picture made anew, to be handed on (rules 11.13). Null for what is no photograph or scan that can be read to its end,
 * whatever it is called. `of` names the brand and its customer. Throws `Crowded` where it cannot be made now.
 */
export async function orderPicture(bytes: Buffer, ...of: [brand: string, customer: string]): Promise<Buffer | null> {
  return makePicture({ kind: 'photo', bytes }, ...of).catch((error: unknown) => {
    if (!(error instanceof PictureProblem)) throw error
    if (!error.isLasting) throw new Crowded()
    return null
  })
}
