import { imageOrigins } from '~/http/images.server'
import { fetchPicture, type PictureFile } from './fetch-picture.server'
import { Gate } from './gate'
import { Partition } from './partition'

/** Limits the simultaneous downloads, also per brand, because a brand's server may be slow or never stop sending. */
const gate = new Gate({ atOnce: 16, waiting: 300 }, { atOnce: 4, waiting: 150 })

/** Limits the memory of downloads until pictures are made of them. */
const memory = new Partition({ bytes: 24e6, bytesOfOne: 12e6, holdersOfOne: Infinity })

/** Fetches a vendor's picture and returns what `make` makes of it. Throws a `PictureProblem`, or `Crowded`. */
export function fromVendorPicture<Made>(source: URL, brand: string, make: (file: PictureFile) => Promise<Made>) {
  return gate.pass(async () => {
    const reservation = memory.enter(brand)
    try {
      const file = await fetchPicture(source, { origins: imageOrigins(), reservation })
      reservation.fix()
      return await make(file)
    } finally {
      reservation.leave()
    }
  }, brand)
}
