import type { MessageTable } from '../../core/words'

/** What an order may be paid with. */
export const paymentMessages = {
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
