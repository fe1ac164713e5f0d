import type { RequestHandler } from 'express'
import { z } from 'zod'
import { storeById } from '../../catalogue/catalogue'
import { success } from '../../core/answer'
import { memberCall, type Call } from '../../core/call'
import type { Demo } from '../../core/demo'
import { bytesOf, file, id, invalidField, langField, text } from '../../core/fields'
import { orRefused, Refusal } from '../../core/refusal'
import { isAnother } from '../accounts/accounts'
import { imageAt, orderImageView, removeImage, storeImages } from './images'

const uploadFields = {
  ...langField,
  vendor_id: id,
  user_id: id,
  restaurant_id: id,
  'image[]': z.array(file).nullish(),
  image: file.nullish(),
}

const upload = memberCall('upload-order-images', uploadFields, async (context) => {
  const { demo, brand, body, user, lang, say } = context
  const files = [...(body['image[]'] ?? []), ...(body.image ? [body.image] : [])]
  if (files.length === 0) throw invalidField('image[]', lang, 'fieldRequired')
  const pictures = await Promise.all(files.map(bytesOf))
  return orRefused(context, () => {
    if (isAnother(user, body.user_id)) throw new Refusal('otherAccount')
    const store = storeById(brand, body.restaurant_id)
    if (!store) throw new Refusal('storeUnknown')
    const owner = { userId: user.id, storeId: store.id, at: demo.clock.now() }
    const stored = demo.db.transaction((tx) => storeImages(tx, owner, pictures))
    return success(say('success'), { Result: stored.map((image) => orderImageView(context, image)) })
  })
})

const removeFields = { ...langField, vendor_id: id, user_id: id, image_id: id, image_name: text }

const remove = memberCall('remove-order-image', removeFields, (context) =>
  orRefused(context, () => {
    const { demo, body, user, say } = context
    if (isAnother(user, body.user_id)) throw new Refusal('otherAccount')
    if (!removeImage(demo.db, user.id, body.image_id)) throw new Refusal('pictureUnknown')
    return success(say('success'), { Result: [] })
  }),
)

/** Serves an uploaded picture with the type that was detected. */
export function uploadsOf(demo: Demo): RequestHandler<{ id: string; name: string }> {
  return (req, res, next) => {
    const image = imageAt(demo.db, req.params.id, req.params.name)
    if (!image) {
      next()
      return
    }
    res.set({ 'Cache-Control': 'private, max-age=86400', 'X-Content-Type-Options': 'nosniff' })
    res.type(image.mimeType).send(image.bytes)
  }
}

/** Pictures for the order being made. */
export const orderImageCalls: Call[] = [upload, remove]
