import type { MessageTable } from '../core/words'

/** Payments at a gateway: their pages and their results. */
export const gatewayMessages = {
  paymentCancelled: { en: 'You cancelled the payment', fr: 'Vous avez annulé le paiement', ar: 'لقد ألغيت الدفع' },
  paymentFailed: { en: 'The payment did not go through', fr: "Le paiement n'a pas abouti", ar: 'لم تتم عملية الدفع' },
  paymentLate: {
    en: 'The payment came too late; the money is in your wallet',
    fr: "Le paiement est arrivé trop tard ; l'argent est dans votre portefeuille",
    ar: 'وصل الدفع متأخراً، وأضيف المبلغ إلى محفظتك',
  },
  paymentUnverified: {
    en: 'The payment could not be verified',
    fr: "Le paiement n'a pas pu être vérifié",
    ar: 'تعذر التحقق من الدفع',
  },

  payTitle: { en: 'Pay {merchant}', fr: 'Payer {merchant}', ar: 'الدفع إلى {merchant}' },
  payAmount: { en: 'Amount', fr: 'Montant', ar: 'المبلغ' },
  payFor: { en: 'For', fr: 'Objet', ar: 'مقابل' },
  payOrder: { en: 'Order {id}', fr: 'Commande {id}', ar: 'الطلب {id}' },
  payRecharge: { en: 'Wallet recharge', fr: 'Recharge du portefeuille', ar: 'شحن المحفظة' },
  paySubscription: { en: 'Subscription {id}', fr: 'Abonnement {id}', ar: 'الاشتراك {id}' },
  payNow: { en: 'Pay {amount}', fr: 'Payer {amount}', ar: 'ادفع {amount}' },
  payContinue: { en: 'Pay', fr: 'Payer', ar: 'ادفع' },
  payCancel: { en: 'Cancel', fr: 'Annuler', ar: 'إلغاء' },
  payDemo: {
    en: 'This is a demo: no money moves.',
    fr: "Ceci est une démonstration : aucun argent n'est débité.",
    ar: 'هذا عرض تجريبي: لا يُسحب أي مال.',
  },
  payOther: { en: 'Other ways it can end', fr: 'Autres issues possibles', ar: 'نهايات أخرى ممكنة' },
  payFails: { en: 'Payment fails', fr: 'Le paiement échoue', ar: 'يفشل الدفع' },
  payClose: { en: 'Close the tab', fr: "Fermer l'onglet", ar: 'إغلاق علامة التبويب' },
  payLost: {
    en: 'Pay, but the way back is lost (confirmed 10 s later)',
    fr: 'Payer, mais le retour se perd (confirmé 10 s plus tard)',
    ar: 'ادفع، لكن طريق العودة يضيع (يُؤكد بعد 10 ثوانٍ)',
  },
  payTwice: { en: 'Pay and return twice', fr: 'Payer et revenir deux fois', ar: 'ادفع وعُد مرتين' },

  payMayClose: {
    en: 'You may close this tab',
    fr: 'Vous pouvez fermer cet onglet',
    ar: 'يمكنك إغلاق علامة التبويب هذه',
  },
  payNothingPaid: {
    en: 'Nothing was paid. The payment stays open for a quarter of an hour.',
    fr: "Rien n'a été payé. Le paiement reste ouvert un quart d'heure.",
    ar: 'لم يُدفع شيء. يبقى الدفع مفتوحاً ربع ساعة.',
  },
  payConfirmedSoon: {
    en: 'You paid. The shop hears of it in ten seconds, without you.',
    fr: "Vous avez payé. La boutique l'apprendra dans dix secondes, sans vous.",
    ar: 'لقد دفعت. سيعلم المتجر بذلك بعد عشر ثوانٍ من دونك.',
  },
  payDone: { en: 'Paid', fr: 'Payé', ar: 'تم الدفع' },
  payDoneTwice: {
    en: 'Both links carry the same confirmation; it counts once.',
    fr: "Les deux liens portent la même confirmation ; elle ne compte qu'une fois.",
    ar: 'يحمل الرابطان التأكيد نفسه، ولا يُحتسب إلا مرة واحدة.',
  },
  payBack: { en: 'Back to {merchant}', fr: 'Retour à {merchant}', ar: 'العودة إلى {merchant}' },
  payBackNewTab: {
    en: 'Back to {merchant} in a new tab',
    fr: 'Retour à {merchant} dans un nouvel onglet',
    ar: 'العودة إلى {merchant} في علامة تبويب جديدة',
  },
  payOver: { en: 'This payment is over', fr: 'Ce paiement est terminé', ar: 'انتهى هذا الدفع' },
  payWasPaid: { en: 'It was paid.', fr: 'Il a été payé.', ar: 'تم دفعه.' },
  payWasNotPaid: {
    en: 'It was not paid: it was cancelled, refused or not made in time.',
    fr: "Il n'a pas été payé : annulé, refusé ou trop tardif.",
    ar: 'لم يُدفع: أُلغي أو رُفض أو انتهى وقته.',
  },
  payRefused: { en: 'This payment was refused', fr: 'Ce paiement a été refusé', ar: 'تم رفض هذا الدفع' },
  payTampered: {
    en: 'What was sent does not carry the right signature. Nothing was paid.',
    fr: "Les données envoyées ne portent pas la bonne signature. Rien n'a été payé.",
    ar: 'البيانات المرسلة لا تحمل التوقيع الصحيح. لم يُدفع شيء.',
  },
  payUnknown: { en: 'This payment does not exist', fr: "Ce paiement n'existe pas", ar: 'هذا الدفع غير موجود' },
} satisfies MessageTable
