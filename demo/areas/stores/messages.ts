import type { MessageTable } from '../../core/words'

/** Stores. */
export const storeMessages = {
  noStores: { en: 'No stores found', fr: 'Aucun magasin trouvé', ar: 'لا توجد متاجر' },
  storeUnknown: { en: 'Store not found', fr: 'Magasin introuvable', ar: 'المتجر غير موجود' },
  storeClosed: {
    en: 'Restaurant is currently off, Please try after some time',
    fr: 'Le restaurant est fermé pour le moment, réessayez plus tard',
    ar: 'المطعم مغلق حالياً، يرجى المحاولة لاحقاً',
  },
  outOfReach: {
    en: 'Your location is out of reach',
    fr: 'Votre adresse est trop éloignée',
    ar: 'موقعك خارج نطاق التوصيل',
  },
  minutes: { en: '{count} Mins', fr: '{count} min', ar: '{count} دقيقة' },
} satisfies MessageTable
