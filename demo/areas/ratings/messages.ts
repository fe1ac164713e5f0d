import type { MessageTable } from '../../core/words'

/** Ratings and reviews. */
export const ratingMessages = {
  ratedTooEarly: {
    en: 'You can rate this order once it is delivered',
    fr: 'Vous pourrez noter cette commande une fois livrée',
    ar: 'يمكنك تقييم هذا الطلب بعد توصيله',
  },
  alreadyRated: {
    en: 'You have already rated this order',
    fr: 'Vous avez déjà noté cette commande',
    ar: 'لقد قيّمت هذا الطلب من قبل',
  },
  ratingStored: { en: 'Thank you for your rating', fr: 'Merci pour votre avis', ar: 'شكراً على تقييمك' },
  noReviews: { en: 'No reviews yet', fr: 'Aucun avis pour le moment', ar: 'لا توجد تقييمات بعد' },
} satisfies MessageTable
