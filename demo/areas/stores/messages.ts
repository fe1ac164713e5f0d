import type { MessageTable } from '../../core/message-table'

/** Stores and menus. */
export const storesMessages = {
  noZone: { en: 'We do not deliver here yet', fr: 'Nous ne livrons pas encore ici', ar: 'لا نوصل إلى هنا بعد' },
  noStores: { en: 'No stores found', fr: 'Aucun magasin trouvé', ar: 'لا توجد متاجر' },
  storeUnknown: { en: 'Store not found', fr: 'Magasin introuvable', ar: 'المتجر غير موجود' },
  storeClosed: {
    en: 'Restaurant is currently off, Please try after some time',
    fr: 'Le restaurant est fermé pour le moment, réessayez plus tard',
    ar: 'المطعم مغلق حالياً، يرجى المحاولة لاحقاً',
  },
  slotNeeded: {
    en: 'Please select date and time both',
    fr: "Choisissez la date et l'heure",
    ar: 'يرجى اختيار التاريخ والوقت',
  },
  outOfReach: {
    en: 'Your location is out of reach',
    fr: 'Votre adresse est trop éloignée',
    ar: 'موقعك خارج نطاق التوصيل',
  },
  areaNotServed: {
    en: 'Service not available in this area. Please change location and try again.',
    fr: "Ce secteur n'est pas desservi. Changez de lieu et réessayez.",
    ar: 'الخدمة غير متوفرة في هذه المنطقة. يرجى تغيير الموقع والمحاولة مرة أخرى.',
  },
  noMenu: { en: 'The menu is empty', fr: 'Le menu est vide', ar: 'القائمة فارغة' },
  itemUnknown: { en: 'Item not found', fr: 'Article introuvable', ar: 'الصنف غير موجود' },
  nothingFound: {
    en: 'Nothing matches your search',
    fr: 'Rien ne correspond à votre recherche',
    ar: 'لا توجد نتائج مطابقة لبحثك',
  },
  noItems: { en: 'No items found', fr: 'Aucun article trouvé', ar: 'لا توجد أصناف' },
  noRide: {
    en: 'The courier does not serve this route',
    fr: 'Le coursier ne dessert pas ce trajet',
    ar: 'شركة التوصيل لا تخدم هذا المسار',
  },
  noRoad: {
    en: 'There is no route to this address',
    fr: 'Aucun itinéraire vers cette adresse',
    ar: 'لا يوجد طريق إلى هذا العنوان',
  },
  minutes: { en: '{count} Mins', fr: '{count} min', ar: '{count} دقيقة' },
  noReviews: { en: 'No reviews yet', fr: 'Aucun avis pour le moment', ar: 'لا توجد تقييمات بعد' },
} satisfies MessageTable
