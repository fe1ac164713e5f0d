import { imageOrigins } from '~/http/images.server'
import { fetchPicture, type PictureFile } from './fetch-picture.server'
import { Gate } from './gate'
import { Partition } from './partition'

/** Files are asked for at the same time, few of them for one brand: its server may be slow, or send without end. */
const gate = new Gate({ atOnce: 16, waiting: 300 }, { atOnce: 4, waiting: 150 })

/** What of them is in memory, until pictures are made of it. */
const room = new Partition({ bytes: 24e6, bytesOfOne: 12e6, holdersOfOne: Infinity })

/**
 * Fetches a vendor's picture, and gives what is made of it. Throws a `PictureProblem` where it cannot be had, and `Crowded` where too much
 * is under way.
 */
export function fromVendorPicture<Made>(source: URL, brand: string, make: (file: PictureFile) => Promise<Made>) {
  return gate.pass(async () => {
    const held = room.enter(brand)
    try {
      const file = await fetchPicture(source, { origins: imageOrigins(), held })
      held.fix()
      return await make(file)
    } finally {
      held.leave()
    }
  }, brand)
}
