import type { z } from 'zod'
import type { User } from '~/domain/account/user'
import { inWords, type Opinion, type RatingTag } from '~/domain/orders/rating'
import { listText } from '~/domain/text/number-text'
import { loadRating, unratedOrders } from '~/features/orders/order-in-full.server'
import { messageIdOf, sendMessageOnce } from '~/features/submit-once/message-once.server'
import { formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { orderPath, ratingPath } from '~/paths'
import { RatingForm } from './schema'

/** Rates an order once, with the text of the form that arrives first (rules 13.6). A failure keeps everything typed. */
export async function rateOrder(shop: Shop, orderId: string, form: URLSearchParams) {
  const user = await shop.requireUser()
  const submission = parseFields(form, RatingForm)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const id = messageIdOf(orderId, JSON.stringify(submission.value))
  const outcome = await sendMessageOnce(
    shop,
    user,
    { kind: 'rating', id, subject: orderId, unknown: 'rating.unknown' },
    ratingOperation(shop, orderId, submission.value),
  )
  if ('texts' in outcome) return refusedForm(submission, outcome.texts, outcome.status)
  // Another form was first, so the page says that the order is already rated.
  return outcome.messageId === id ? thankAndRedirect(shop, user, orderId) : shop.redirect(ratingPath(orderId))
}

type Opinions = z.output<typeof RatingForm>

function ratingOperation(shop: Shop, orderId: string, values: Opinions) {
  const { stars, tag, text, driverStars, driverTag, driverText } = values
  return {
    async prepare() {
      const { order, state } = await loadRating(shop, orderId)
      // The page says why it cannot be rated.
      if (state !== 'open') throw shop.redirect(ratingPath(orderId))
      const hasDriverRating = order.mode === 'delivery' && driverStars !== undefined
      const driver = hasDriverRating ? opinion(shop, driverStars, driverTag, driverText) : null
      const send = async () => {
        await shop.vendor.ratings.add({ orderId, store: opinion(shop, stars, tag, text), driver })
        return orderId
      }
      return { send }
    },
    async candidates() {
      const isRated = await orNull(shop.vendor.ratings.isRated(orderId))
      if (isRated === null) return null
      return isRated ? [{ id: orderId, madeAt: null }] : []
    },
  }
}

function opinion({ t, locale }: Shop, stars: number, tags: RatingTag[], text: string): Opinion {
  const tagTexts = tags.map((tag) => t(`rating.tag.${tag}`))
  return { stars, words: inWords(listText(tagTexts, locale), text) }
}

/** Thanks the customer, and redirects to the next order that waits for a rating, else to the order. */
async function thankAndRedirect(shop: Shop, user: User, orderId: string) {
  const unrated = (await orNull(unratedOrders(shop, user))) ?? []
  const next = unrated.find(({ id }) => id !== orderId)
  if (next) return shop.redirect(ratingPath(next.id), 'success', shop.t('rating.thanksNext'))
  return shop.redirect(orderPath(orderId), 'success', shop.t('rating.thanks'))
}
