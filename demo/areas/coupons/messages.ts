import type { MessageTable } from '../../core/message-table'

/** Coupons, and what an order may be paid with. */
export const promoMessages = {
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
  walletShort: {
    en: 'Insufficient wallet amount please recharge your wallet',
    fr: 'Solde insuffisant, rechargez votre portefeuille',
    ar: 'رصيد المحفظة غير كافٍ، يرجى شحن محفظتك',
  },
  paymentUnknown: {
    en: 'This payment method is not available, please choose another one',
    fr: 'Ce moyen de paiement est indisponible, choisissez-en un autre',
    ar: 'طريقة الدفع غير متاحة، يرجى اختيار طريقة أخرى',
  },
} satisfies MessageTable
