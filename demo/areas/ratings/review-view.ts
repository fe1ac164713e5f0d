import type { Voice } from '../../core/call'
import type { LastRating } from '../../db/ratings'
import type { Review } from '../../seed/reviews'

/** Regions whose dates read "17 May 2024" in any language, with the digits of the prices. */
const LOCALES = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-AE-u-nu-latn' }

/** The date of a moment, in the language of the answer. */
function dayInWords({ lang, brand }: Voice, at: number, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[lang ?? brand.languages[0]], { dateStyle: 'long', timeZone }).format(at)
}

/** A customer's rating of a store. It shows only the initial of the last name. */
export function ratingView(voice: Voice, { rating, name, lastName }: LastRating): Record<string, unknown> {
  return {
    rating: rating.stars,
    user_name: lastName === '' ? name : `${name} ${lastName.slice(0, 1)}.`,
    created_at: dayInWords(voice, rating.at, voice.brand.timeZone),
    description: rating.comment,
  }
}

/** A review of the seed. */
export function reviewView(voice: Voice, review: Review): Record<string, unknown> {
  return {
    rating: review.stars,
    user_name: review.author,
    // A date without a time is in UTC.
    created_at: dayInWords(voice, Date.parse(review.date), 'UTC'),
    description: voice.words(review.comment),
  }
}
