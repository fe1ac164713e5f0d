import type { MessageTable } from '../../core/words'

/** The wallet. */
export const walletMessages = {
  amountMissing: { en: 'Please Add Amount!', fr: 'Veuillez indiquer un montant !', ar: 'يرجى إدخال المبلغ!' },
  rechargeTooHigh: {
    en: 'Wallet Recharge Limit exceeded',
    fr: 'Plafond de recharge dépassé',
    ar: 'تم تجاوز حد شحن المحفظة',
  },
  walletOff: {
    en: 'There is no wallet here',
    fr: "Il n'y a pas de portefeuille ici",
    ar: 'المحفظة غير متاحة هنا',
  },
  noMovements: { en: 'No movements yet', fr: 'Aucun mouvement pour le moment', ar: 'لا توجد حركات بعد' },
} satisfies MessageTable
