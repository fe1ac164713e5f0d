import type { MessageTable } from '../../core/words'

/** Couriers, roads, and the page of a courier company. */
export const courierMessages = {
  noCourier: {
    en: 'No courier is on the way yet',
    fr: "Aucun livreur n'est encore en route",
    ar: 'لم ينطلق أي مندوب بعد',
  },
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
