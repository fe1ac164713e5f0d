import { z } from 'zod'
import type { Send } from './send'
import { id, image, list, result, text } from './wire'

/** A picture that waits at the vendor for the order that names it. `image` is an absolute address, or ''. */
export type OrderPicture = { id: string; name: string; image: string }

const Pictures = result(
  list(
    z
      .object({ id, image, image_name: text })
      .transform((wire): OrderPicture => ({ id: wire.id, name: wire.image_name, image: wire.image })),
  ),
)

export const orderPictureCalls = (send: Send) => ({
  /**
   * Hands over pictures for the order that is being prepared, all or none; they are known by what comes back. Throws a refused
   * VendorError when they are too many or too large for the vendor, or when it does not say what they are called.
   */
  add: (userId: string, storeId: string, pictures: readonly File[]): Promise<OrderPicture[]> =>
    send('upload-order-images', { user_id: userId, restaurant_id: storeId }, Pictures, {
      method: 'form',
      files: pictures.map((file) => ({ name: 'image[]', file })),
      patience: 2,
      isComplete: (added) => added.length > 0,
    }),

  /** Removes a picture; one that no longer exists counts as removed. */
  async remove(userId: string, { id, name }: Pick<OrderPicture, 'id' | 'name'>): Promise<void> {
    await send('remove-order-image', { user_id: userId, image_id: id, image_name: name }, z.unknown(), {
      accept: [200, 101],
    })
  },
})
