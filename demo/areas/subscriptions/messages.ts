import type { MessageTable } from '../../core/words'

/** Subscriptions and their invoices. */
export const subscriptionMessages = {
  subscriptionCreated: {
    en: 'Your subscription is set up',
    fr: 'Votre abonnement est en place',
    ar: 'تم تفعيل اشتراكك',
  },
  subscriptionsOff: {
    en: 'Subscriptions are not available here',
    fr: 'Les abonnements ne sont pas disponibles ici',
    ar: 'الاشتراكات غير متاحة هنا',
  },
  notForSubscription: {
    en: 'This item cannot be subscribed to',
    fr: "Cet article n'est pas proposé en abonnement",
    ar: 'لا يمكن الاشتراك في هذا الصنف',
  },
  quantityTooSmall: {
    en: 'The quantity must be at least 1',
    fr: "La quantité doit être d'au moins 1",
    ar: 'يجب ألا تقل الكمية عن 1',
  },
  quantityTooLarge: {
    en: 'Maximum items reached',
    fr: "Nombre maximum d'articles atteint",
    ar: 'تم بلوغ الحد الأقصى للأصناف',
  },
  intervalMissing: {
    en: 'Please choose every how many days it comes',
    fr: 'Choisissez tous les combien de jours il est livré',
    ar: 'يرجى اختيار عدد الأيام بين كل توصيل وآخر',
  },
  weekdaysMissing: {
    en: 'Please choose at least one weekday',
    fr: 'Choisissez au moins un jour de la semaine',
    ar: 'يرجى اختيار يوم واحد على الأقل من أيام الأسبوع',
  },
  noDeliveryDay: {
    en: 'There is no delivery day between these dates',
    fr: 'Aucun jour de livraison entre ces dates',
    ar: 'لا يوجد يوم توصيل بين هذين التاريخين',
  },
  subscriptionUnknown: {
    en: 'This subscription does not exist',
    fr: "Cet abonnement n'existe pas",
    ar: 'هذا الاشتراك غير موجود',
  },
  noSubscriptions: { en: 'No subscriptions', fr: 'Aucun abonnement', ar: 'لا توجد اشتراكات' },
  subscriptionPaused: {
    en: 'Your subscription is paused',
    fr: 'Votre abonnement est en pause',
    ar: 'تم إيقاف اشتراكك مؤقتاً',
  },
  pausePlanned: {
    en: 'Your pause is planned',
    fr: 'Votre pause est enregistrée',
    ar: 'تم تسجيل فترة الإيقاف المؤقت',
  },
  pauseDatesWrong: {
    en: 'A pause cannot end before it begins, nor before today',
    fr: "Une pause ne peut finir ni avant d'avoir commencé, ni avant aujourd'hui",
    ar: 'لا يمكن أن ينتهي الإيقاف قبل بدايته أو قبل اليوم',
  },
  cannotPause: {
    en: 'Only an active subscription can be paused',
    fr: 'Seul un abonnement actif peut être mis en pause',
    ar: 'لا يمكن إيقاف سوى اشتراك نشط',
  },
  subscriptionRestarted: {
    en: 'Your subscription is resumed',
    fr: 'Votre abonnement reprend',
    ar: 'تم استئناف اشتراكك',
  },
  cannotRestart: {
    en: 'This subscription is not paused',
    fr: "Cet abonnement n'est pas en pause",
    ar: 'هذا الاشتراك غير متوقف',
  },
  subscriptionCancelled: {
    en: 'Your subscription is cancelled',
    fr: 'Votre abonnement est résilié',
    ar: 'تم إلغاء اشتراكك',
  },
  subscriptionNotRunning: {
    en: 'This subscription is not running, so nothing can be changed',
    fr: "Cet abonnement n'est pas en cours, rien ne peut être modifié",
    ar: 'هذا الاشتراك غير سارٍ، لذلك لا يمكن تغيير شيء',
  },
  quantityChanged: {
    en: 'The quantity is changed',
    fr: 'La quantité est modifiée',
    ar: 'تم تغيير الكمية',
  },
  notDeliveryDay: {
    en: 'No delivery is planned for that day',
    fr: "Aucune livraison n'est prévue ce jour-là",
    ar: 'لا يوجد توصيل مقرر في ذلك اليوم',
  },
  invoiceReady: { en: 'Your invoice is ready', fr: 'Votre facture est prête', ar: 'فاتورتك جاهزة' },
  nothingToInvoice: {
    en: 'There was no delivery to invoice',
    fr: 'Aucune livraison à facturer',
    ar: 'لا يوجد توصيل لإصدار فاتورة به',
  },
  invoice: { en: 'Invoice', fr: 'Facture', ar: 'فاتورة' },
  invoiceFor: { en: 'For', fr: 'Pour', ar: 'إلى' },
  invoiceFrom: { en: 'Delivered by', fr: 'Livré par', ar: 'التوصيل من' },
  invoiceDay: { en: 'Date', fr: 'Date', ar: 'التاريخ' },
  invoiceOrder: { en: 'Order', fr: 'Commande', ar: 'الطلب' },
  invoiceUnits: { en: 'Quantity', fr: 'Quantité', ar: 'الكمية' },
  invoiceItems: { en: 'Items', fr: 'Articles', ar: 'الأصناف' },
  invoiceTax: { en: 'Tax', fr: 'Taxe', ar: 'الضريبة' },
  invoiceDelivery: { en: 'Delivery', fr: 'Livraison', ar: 'التوصيل' },
  invoiceDiscount: { en: 'Discount', fr: 'Remise', ar: 'الخصم' },
  invoiceAmount: { en: 'Amount', fr: 'Montant', ar: 'المبلغ' },
  invoiceTotal: { en: 'Total', fr: 'Total', ar: 'المجموع' },
} satisfies MessageTable
