import type { MessageTable } from '../../core/message-table'

/** Orders. */
export const ordersMessages = {
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
  orderPlaced: { en: 'Your order is placed', fr: 'Votre commande est passée', ar: 'تم استلام طلبك' },
  orderUnknown: { en: 'This order does not exist', fr: "Cette commande n'existe pas", ar: 'هذا الطلب غير موجود' },
  noOrders: { en: 'No orders', fr: 'Aucune commande', ar: 'لا توجد طلبات' },
  nothingToReorder: {
    en: 'Nothing of this order can be ordered any more',
    fr: 'Plus rien de cette commande ne peut être commandé',
    ar: 'لم يعد بالإمكان طلب أي صنف من هذا الطلب',
  },
  ratedTooEarly: {
    en: 'You can rate this order once it is delivered',
    fr: 'Vous pourrez noter cette commande une fois livrée',
    ar: 'يمكنك تقييم هذا الطلب بعد توصيله',
  },
  alreadyRated: {
    en: 'You have already rated this order',
    fr: 'Vous avez déjà noté cette commande',
    ar: 'لقد قيّمت هذا الطلب من قبل',
  },
  ratingStored: { en: 'Thank you for your rating', fr: 'Merci pour votre avis', ar: 'شكراً على تقييمك' },
  noCourier: {
    en: 'No courier is on the way yet',
    fr: "Aucun livreur n'est encore en route",
    ar: 'لم ينطلق أي مندوب بعد',
  },
  tooManyPictures: {
    en: 'You have reached max image upload limit',
    fr: "Vous avez atteint le nombre maximal d'images",
    ar: 'لقد بلغت الحد الأقصى لعدد الصور',
  },
  pictureTooBig: {
    en: 'A picture may be 2 MB at most',
    fr: 'Une image ne doit pas dépasser 2 Mo',
    ar: 'يجب ألا يتجاوز حجم الصورة 2 ميغابايت',
  },
  notAPicture: {
    en: 'Please choose a PNG, JPEG, WebP or GIF picture',
    fr: 'Choisissez une image PNG, JPEG, WebP ou GIF',
    ar: 'يرجى اختيار صورة بصيغة PNG أو JPEG أو WebP أو GIF',
  },
  pictureUnknown: {
    en: 'This picture is not there any more',
    fr: "Cette image n'existe plus",
    ar: 'هذه الصورة لم تعد موجودة',
  },
} satisfies MessageTable
