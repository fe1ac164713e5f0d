import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { inWords, type Opinion, type RatingTag } from '~/domain/orders/rating'
import type { User } from '~/domain/account/user'
import { loadRating, unratedOrders } from '~/features/orders/rating.server'
import { parseFields } from '~/http/forms/form.server'
import { inTurn } from '~/http/durable/in-turn.server'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { listText } from '~/domain/text/list-text'
import { orderPath, ratingPath } from '~/paths'
import { isRefusal } from '~/vendor/errors'
import { RatingForm } from './schema'

const answer = (result: SubmissionResult<string[]>, status: number) => json({ result }, { status })

/**
 * Rates an order, once: a customer's submits take turns, and whichever finds it rated changes nothing (rules 13.6). What fails is told with
 * all that was typed.
 */
export async function rateOrder(shop: Shop, orderId: string, form: URLSearchParams) {
  const user = await shop.requireUser()
  const submission = parseFields(form, RatingForm)
  if (submission.status !== 'success') return answer(submission.reply(), 400)
  const { stars, tag, text, driverStars, driverTag, driverText } = submission.value
  try {
    return await inTurn(`rating:${shop.settings.vendorId}:${user.id}`, async () => {
      const { order, state } = await loadRating(shop, orderId)
      // Its page says why not.
      if (state !== 'open') return shop.redirect(ratingPath(orderId))
      const isBrought = order.mode === 'delivery' && driverStars !== undefined
      await shop.vendor.ratings.add({
        orderId,
        store: opinion(shop, stars, tag, text),
        driver: isBrought ? opinion(shop, driverStars, driverTag, driverText) : null,
      })
      return goOn(shop, user, orderId)
    })
  } catch (error) {
    if (error instanceof Response) throw error
    const told = submission.reply({ formErrors: [failureText(error, shop.t), shop.t('error.kept')] })
    return answer(told, isRefusal(error) ? 422 : 502)
  }
}

function opinion({ t, locale }: Shop, stars: number, tags: RatingTag[], text: string): Opinion {
  const said = tags.map((tag) => t(`rating.tag.${tag}`))
  return { stars, words: inWords(listText(said, locale), text) }
}

/** Thanks, and leads to the next order that waits for a rating, else to the order. */
async function goOn(shop: Shop, user: User, orderId: string) {
  const unrated = (await orNull(unratedOrders(shop, user))) ?? []
  const next = unrated.find(({ id }) => id !== orderId)
  shop.reply.toast('success', shop.t(next ? 'rating.thanksNext' : 'rating.thanks'))
  return shop.redirect(next ? ratingPath(next.id) : orderPath(orderId))
}
