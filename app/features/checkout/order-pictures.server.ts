import type { User } from '~/domain/account/user'
import { senderOf, uploadedPicture } from '~/features/pictures/uploads.server'
import type { SavedPicture } from '~/http/drafts/draft-schemas'
import { failureText } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'

type Problem = Extract<WordKey, `pictures.${string}`>

/** Pictures ready for the vendor, limited per order, and the problem of invalid files or of all files. */
type MadePictures = { pictures: File[]; most: number; problem: Problem | null }

/** Makes pictures for the order from files, if all fit (rules 11.13); invalid files are left out. */
export async function makePictures(shop: Shop, user: User, files: (Buffer | null)[], most: number) {
  const none = (problem: Problem): MadePictures => ({ pictures: [], most, problem })
  if (files.length === 0) return none('pictures.missing')
  if (shop.drafts.checkout.pictures.length + files.length > most) return none('pictures.limit')
  const pictures: File[] = []
  const problems = new Set<Problem>()
  for (const file of files) {
    const picture = await uploadedPicture(file, senderOf(shop, user.id))
    if (typeof picture === 'string') problems.add(picture)
    else pictures.push(picture)
  }
  const [problem = null] = problems
  return { pictures, most, problem: problem && pictures.length > 0 ? 'pictures.someLeftOut' : problem }
}

/** Uploads pictures for the prepared order and stores their names. Returns the message for the customer, or null. */
export async function addPictures(shop: Shop, user: User, made: MadePictures): Promise<string | null> {
  const { t, cart, drafts } = shop
  const { pictures, most, problem } = made
  const text = problem && t(problem)
  if (pictures.length === 0) return text
  try {
    const added = await shop.vendor.orderPictures.add(user.id, cart.storeId, pictures)
    await drafts.changeCheckout((stored) => ({ pictures: [...stored.pictures, ...added].slice(0, most) }))
    // Another upload may have filled the order meanwhile.
    const keptIds = drafts.checkout.pictures.map(({ id }) => id)
    const left = added.filter(({ id }) => !keptIds.includes(id))
    takeBack(shop, left)
    return left.length > 0 ? t('pictures.limit') : text
  } catch (error) {
    return failureText(error, t)
  }
}

/** Removes a picture. Returns null, or the vendor's objection. A picture that is not stored counts as removed. */
export async function removePicture(shop: Shop, user: User, id: string): Promise<string | null> {
  const picture = shop.drafts.checkout.pictures.find((one) => one.id === id)
  if (!picture) return null
  try {
    await shop.vendor.orderPictures.remove(user.id, picture)
    await shop.drafts.changeCheckout((stored) => ({ pictures: stored.pictures.filter((one) => one.id !== id) }))
    return null
  } catch (error) {
    return failureText(error, shop.t)
  }
}

/** Deletes unused pictures at the vendor, without waiting, because they would count towards its limit. */
export function takeBack(shop: Shop, pictures: readonly SavedPicture[]) {
  const { user } = shop
  if (!user) return
  for (const picture of pictures) void shop.vendor.orderPictures.remove(user.id, picture).catch(() => undefined)
}
