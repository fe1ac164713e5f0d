import { imageOrigins } from '~/http/images.server'
import { fetchPicture, type PictureFile } from './fetch-picture.server'
import { FairQueue } from './fair-queue'
import { MemoryBudget } from './memory-budget'

/** Limits the simultaneous downloads, also per brand, because a brand's server may be slow or never stop sending. */
const queue = new FairQueue({ atOnce: 16, waiting: 300 }, { atOnce: 4, waiting: 150 })

/** Limits the memory of downloads until pictures are made of them. */
const memory = new MemoryBudget({ bytes: 24e6, bytesOfOne: 12e6, holdersOfOne: Infinity })

/** Fetches a vendor's picture and returns what `make` makes of it. Throws a `PictureProblem`, or `NoRoom`. */
export function fromVendorPicture<Made>(source: URL, brand: string, make: (file: PictureFile) => Promise<Made>) {
  return queue.run(async () => {
    const reservation = memory.reserve(brand)
    try {
      const file = await fetchPicture(source, { origins: imageOrigins(), reservation })
      reservation.fix()
      return await make(file)
    } finally {
      memory.leave(reservation)
    }
  }, brand)
}
