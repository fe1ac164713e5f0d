import { json } from '@remix-run/node'
import { loadTimes, type TimesOffer } from './times-offer.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { reviewPath } from '~/paths'
import { asapValue, ChosenTime } from './schema'

/** Stores the time of an order, if it is offered now, and redirects to the review; else the page says why not. */
export async function chooseTime(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, ChosenTime)
  if (submission.status !== 'success') return problem(shop.t('times.both'), 400)
  const { slot } = submission.value
  try {
    const offer = await loadTimes(shop)
    if (offer && !isOffered(offer, slot)) return problem(shop.t('times.gone'), 422)
    // If nothing can be ordered the review says so.
    if (offer) await shop.drafts.saveCheckout({ slot: slot === asapValue ? '' : slot })
    return shop.redirect(reviewPath())
  } catch (error) {
    return problem(failureText(error, shop.t), 502)
  }
}

const isOffered = ({ later, canChoose }: TimesOffer, slot: string) =>
  slot === asapValue ? later === null : canChoose(slot)

const problem = (text: string, status: number) => json({ problem: text }, { status })
