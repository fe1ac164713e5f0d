import type { MessageTable } from '../../core/words'

/** Offers and coupons. */
export const couponMessages = {
  noOffers: { en: 'No Offers Available', fr: 'Aucune offre disponible', ar: 'لا توجد عروض متاحة' },
  couponMissing: { en: 'Please Enter Promocode', fr: 'Saisissez un code promo', ar: 'يرجى إدخال رمز القسيمة' },
  couponInvalid: {
    en: 'This coupon is not valid for this order',
    fr: "Ce code promo n'est pas valable pour cette commande",
    ar: 'هذه القسيمة غير صالحة لهذا الطلب',
  },
  couponUsed: {
    en: 'This coupon has been used up',
    fr: 'Ce code promo est épuisé',
    ar: 'تم استخدام هذه القسيمة بالكامل',
  },
  couponMinimum: {
    en: 'This coupon holds for orders from {amount} on',
    fr: 'Ce code promo vaut à partir de {amount}',
    ar: 'تسري هذه القسيمة على الطلبات ابتداءً من {amount}',
  },
} satisfies MessageTable
