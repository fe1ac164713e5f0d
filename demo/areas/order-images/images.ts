import { randomBytes } from 'node:crypto'
import { and, asc, count, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Voice } from '../../core/call'
import { DAY_MS } from '../../core/clock'
import { Refusal } from '../../core/refusal'
import type { Queries } from '../../db/open'
import { orderImages, type OrderImageRow } from '../../db/schema'
import { pictureTypeOf } from '../../rules/pictures'

/** How many pictures of a customer may wait for the next order. */
export const ORDER_IMAGE_LIMIT = 5
/** Pictures without an order are deleted after a day. */
const KEPT_MS = DAY_MS

/** A picture without its bytes. */
export type OrderImage = Pick<OrderImageRow, 'id' | 'name'>

const withoutBytes = { id: orderImages.id, name: orderImages.name }

const freeOf = (userId: number) => and(eq(orderImages.userId, userId), isNull(orderImages.orderId))

function waiting(tx: Queries, userId: number): number {
  return tx.select({ waiting: count() }).from(orderImages).where(freeOf(userId)).get()?.waiting ?? 0
}

/** Stores pictures for a customer's next order, all or none; throws a Refusal that says what is wrong. */
export function storeImages(
  tx: Queries,
  owner: Pick<OrderImageRow, 'userId' | 'storeId' | 'at'>,
  pictures: readonly Buffer[],
): OrderImage[] {
  tx.delete(orderImages)
    .where(and(freeOf(owner.userId), lt(orderImages.at, owner.at - KEPT_MS)))
    .run()
  if (waiting(tx, owner.userId) + pictures.length > ORDER_IMAGE_LIMIT) throw new Refusal('tooManyPictures')
  return pictures.map((bytes) => {
    const type = pictureTypeOf(bytes)
    if (typeof type === 'string') throw new Refusal(type)
    // Everybody who has the address sees the picture, so it must not be guessable.
    const name = `${randomBytes(12).toString('hex')}.${type.extension}`
    const row = { ...owner, name, mimeType: type.mimeType, bytes }
    return tx.insert(orderImages).values(row).returning(withoutBytes).get()
  })
}

/** Deletes a picture that waits for the next order; false when this customer has no such picture. */
export function removeImage(tx: Queries, userId: number, id: string): boolean {
  const wanted = and(freeOf(userId), eq(orderImages.id, Number(id)))
  return tx.delete(orderImages).where(wanted).run().changes === 1
}

/** Attaches pictures to an order that is being placed: the customer's own ones that belong to no order yet. */
export function attachImages(tx: Queries, userId: number, ids: readonly string[], orderId: number): void {
  const free = tx.select(withoutBytes).from(orderImages).where(freeOf(userId)).all()
  const wanted = new Set(ids)
  const attached = free.map((image) => image.id).filter((id) => wanted.has(String(id)))
  tx.update(orderImages).set({ orderId }).where(inArray(orderImages.id, attached)).run()
}

/** The pictures of an order. */
export function imagesOfOrder(db: Queries, orderId: number): OrderImage[] {
  return db
    .select(withoutBytes)
    .from(orderImages)
    .where(eq(orderImages.orderId, orderId))
    .orderBy(asc(orderImages.id))
    .all()
}

/** A picture with its bytes, when both parts of its address are right. */
export function imageAt(db: Queries, id: string, name: string): OrderImageRow | undefined {
  const wanted = and(eq(orderImages.id, Number(id)), eq(orderImages.name, name))
  return db.select().from(orderImages).where(wanted).get()
}

/** Absolute address of a picture that a customer attached to an order. */
export function imageUrl(voice: Voice, image: OrderImage): string {
  return `${voice.origin}/uploads/${image.id}/${image.name}`
}

/** A picture that was just uploaded. */
export function orderImageView(voice: Voice, image: OrderImage): Record<string, unknown> {
  return { id: image.id, image: imageUrl(voice, image), image_name: image.name }
}
