import type { MessageTable } from '../../core/message-table'

/** The page of a courier company. */
export const ridesMessages = {
  rideTitle: { en: '{company}: order {order}', fr: '{company} : commande {order}', ar: '{company}: الطلب {order}' },
  rideUnpaid: { en: 'Waiting for the payment', fr: 'En attente du paiement', ar: 'في انتظار الدفع' },
  rideScheduled: {
    en: 'Scheduled for later',
    fr: 'Prévue pour plus tard',
    ar: 'مجدول لموعد لاحق',
  },
  ridePlaced: { en: 'The store has the order', fr: 'Le magasin a reçu la commande', ar: 'استلم المتجر الطلب' },
  rideInKitchen: { en: 'Being prepared', fr: 'En préparation', ar: 'قيد التحضير' },
  rideReady: { en: 'Ready to be picked up', fr: 'Prête à être enlevée', ar: 'جاهز للاستلام من المتجر' },
  rideOnTheWay: { en: 'On the way', fr: 'En route', ar: 'في الطريق' },
  rideArrived: { en: 'The courier is at the door', fr: 'Le coursier est à la porte', ar: 'وصل المندوب إلى الباب' },
  rideDelivered: { en: 'Delivered', fr: 'Livrée', ar: 'تم التوصيل' },
  rideCancelled: { en: 'Cancelled', fr: 'Annulée', ar: 'أُلغي الطلب' },
  rideLeft: { en: '{distance} to go', fr: 'Encore {distance}', ar: 'بقي {distance}' },
  rideRefresh: { en: 'Refresh', fr: 'Actualiser', ar: 'تحديث' },
} satisfies MessageTable
