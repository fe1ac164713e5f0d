import { z } from 'zod'
import type { Send } from './send'
import { id, image, list, named, result, text } from './wire'

/** A picture that waits at the vendor for the order that names it. `image` is an absolute address, or ''. */
export type OrderPicture = { id: string; name: string; image: string }

const Pictures = result(
  list(named<OrderPicture>({ id: [id, 'id'], name: [text, 'image_name'], image: [image, 'image'] })),
)

export const orderPictureCalls = (send: Send) => ({
  /**
   * Uploads pictures for the prepared order, all or none; the answer names them. Throws a refused VendorError if they are too
   * many or too large for the vendor, or if it does not name them.
   */
  add: (userId: string, storeId: string, pictures: readonly File[]): Promise<OrderPicture[]> =>
    send('upload-order-images', { user_id: userId, restaurant_id: storeId }, Pictures, {
      method: 'form',
      files: pictures.map((file) => ({ name: 'image[]', file })),
      patience: 2,
      isComplete: (added) => added.length > 0,
    }),

  /** Deletes a picture; one that no longer exists counts as deleted. */
  async remove(userId: string, { id, name }: Pick<OrderPicture, 'id' | 'name'>): Promise<void> {
    await send('remove-order-image', { user_id: userId, image_id: id, image_name: name }, z.unknown(), {
      accept: [200, 101],
    })
  },
})
