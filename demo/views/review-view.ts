import type { Voice } from '../core/call'
import type { LastRating } from '../db/ratings'
import type { Review } from '../seed/reviews'

/** Regions whose dates read "17 May 2024" in any language, with the digits of the prices. */
const LOCALES = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-AE-u-nu-latn' }

/** A customer's rating of a store; of the last name only the initial is shown. */
export function ratingView(voice: Voice, { rating, name, lastName }: LastRating): Record<string, unknown> {
  const { languages, timeZone } = voice.brand
  const date = new Intl.DateTimeFormat(LOCALES[voice.lang ?? languages[0]], { dateStyle: 'long', timeZone })
  return {
    rating: rating.stars,
    user_name: lastName === '' ? name : `${name} ${lastName.slice(0, 1)}.`,
    created_at: date.format(rating.at),
    description: rating.comment,
  }
}

/** A review of the seed. */
export function reviewView(voice: Voice, review: Review): Record<string, unknown> {
  return {
    rating: review.stars,
    user_name: review.author,
    created_at: review.date,
    description: voice.words(review.comment),
  }
}
