import { useT } from '~/i18n/use-t'
import { FailedPart } from '~/ui/notice'
import { Rating } from './store-facts'
import storeInfoStyles from './store-info.css?inline'
import type { ReviewsData } from './store-info.server'

/** The handle shared by the screens with a store's reviews. */
export const reviewsScreen = { styles: [storeInfoStyles] }

/** A store's rating, and its customers' reviews. */
export function Reviews({ rating, reviewCount, reviews, retry }: ReviewsData) {
  const t = useT()
  return (
    <section className="reviews" id="reviews">
      <h2>{t('info.reviews')}</h2>
      {rating && (
        <ul className="meta">
          <li>
            <Rating {...rating} />
          </li>
          {reviewCount > 0 && <li>{t('store.reviews', { count: reviewCount })}</li>}
        </ul>
      )}
      {!reviews && <FailedPart label={t('info.reviews')} retry={retry} />}
      {reviews?.length === 0 && reviewCount === 0 && <p className="quiet">{t('info.noReviews')}</p>}
      {reviews && reviews.length > 0 && (
        <ul className="rows">
          {reviews.map((review, at) => (
            <li key={at}>
              <div className="tags review-head">
                {review.rating && <Rating {...review.rating} />}
                <b dir="auto">{review.name || t('info.customer')}</b>
                <span className="quiet small-text" dir="auto">
                  {review.dateText}
                </span>
              </div>
              {review.text && <p dir="auto">{review.text}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
