import type { MessageTable } from '../../core/words'

/** Orders. */
export const orderMessages = {
  itemsGone: {
    en: 'Few items are not available',
    fr: 'Certains articles ne sont pas disponibles',
    ar: 'بعض الأصناف غير متوفرة',
  },
  pricesChanged: {
    en: 'Some of item price has been changed in your cart please go back and confirm.',
    fr: 'Des prix de votre panier ont changé, revenez en arrière et confirmez.',
    ar: 'تغيّرت بعض الأسعار في سلتك، يرجى الرجوع والتأكيد.',
  },
  totalWrong: {
    en: 'The amounts of this order do not add up, please review your cart.',
    fr: 'Les montants de la commande ne concordent pas, vérifiez votre panier.',
    ar: 'مبالغ الطلب غير متطابقة، يرجى مراجعة السلة.',
  },
  belowMinimum: {
    en: 'Minimum items total must be {amount}',
    fr: 'Le total minimum des articles est de {amount}',
    ar: 'الحد الأدنى لمجموع الأصناف هو {amount}',
  },
  cartEmpty: { en: 'Please add Item in to cart', fr: 'Ajoutez un article au panier', ar: 'يرجى إضافة صنف إلى السلة' },
  slotNeeded: {
    en: 'Please select date and time both',
    fr: "Choisissez la date et l'heure",
    ar: 'يرجى اختيار التاريخ والوقت',
  },
  orderPlaced: { en: 'Your order is placed', fr: 'Votre commande est passée', ar: 'تم استلام طلبك' },
  orderUnknown: { en: 'This order does not exist', fr: "Cette commande n'existe pas", ar: 'هذا الطلب غير موجود' },
  noOrders: { en: 'No orders', fr: 'Aucune commande', ar: 'لا توجد طلبات' },
  nothingToReorder: {
    en: 'Nothing of this order can be ordered any more',
    fr: 'Plus rien de cette commande ne peut être commandé',
    ar: 'لم يعد بالإمكان طلب أي صنف من هذا الطلب',
  },
} satisfies MessageTable
