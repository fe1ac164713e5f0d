import type { Lang } from './words'

const messages = {
  success: { en: 'Success', fr: 'Succès', ar: 'تم بنجاح' },
  notFound: { en: 'Not found', fr: 'Introuvable', ar: 'غير موجود' },
  invalidData: {
    en: 'The given data was invalid.',
    fr: 'Les données fournies sont invalides.',
    ar: 'البيانات المدخلة غير صالحة.',
  },
  fieldRequired: {
    en: 'The {field} field is required.',
    fr: 'Le champ {field} est obligatoire.',
    ar: 'حقل {field} مطلوب.',
  },
  fieldInvalid: {
    en: 'The {field} field is invalid.',
    fr: "Le champ {field} n'est pas valide.",
    ar: 'حقل {field} غير صالح.',
  },
  vendorUnknown: { en: 'Vendor not found', fr: 'Enseigne introuvable', ar: 'المتجر غير معروف' },
  noAccount: {
    en: 'No account uses this number or e-mail',
    fr: "Aucun compte n'utilise ce numéro ou cette adresse",
    ar: 'لا يوجد حساب بهذا الرقم أو البريد',
  },
  wrongPassword: { en: 'Wrong password', fr: 'Mot de passe incorrect', ar: 'كلمة المرور غير صحيحة' },
  signedOut: { en: 'You are signed out', fr: 'Vous êtes déconnecté', ar: 'تم تسجيل الخروج' },
  noZone: { en: 'We do not deliver here yet', fr: 'Nous ne livrons pas encore ici', ar: 'لا نوصل إلى هنا بعد' },
  noAddresses: { en: 'No Address Found', fr: 'Aucune adresse trouvée', ar: 'لا توجد عناوين' },
  addressUnknown: { en: 'This address does not exist', fr: "Cette adresse n'existe pas", ar: 'هذا العنوان غير موجود' },
  addressMissing: { en: 'Please enter address', fr: 'Veuillez saisir une adresse', ar: 'يرجى إدخال العنوان' },
  placeMissing: {
    en: 'Please choose the place on the map',
    fr: 'Veuillez choisir le lieu sur la carte',
    ar: 'يرجى اختيار الموقع على الخريطة',
  },
  addressSaved: { en: 'Address saved', fr: 'Adresse enregistrée', ar: 'تم حفظ العنوان' },
  addressDeleted: { en: 'Address deleted', fr: 'Adresse supprimée', ar: 'تم حذف العنوان' },
  noStores: { en: 'No stores found', fr: 'Aucun magasin trouvé', ar: 'لا توجد متاجر' },
  storeUnknown: { en: 'Store not found', fr: 'Magasin introuvable', ar: 'المتجر غير موجود' },
  storeClosed: {
    en: 'Restaurant is currently off, Please try after some time',
    fr: 'Le restaurant est fermé pour le moment, réessayez plus tard',
    ar: 'المطعم مغلق حالياً، يرجى المحاولة لاحقاً',
  },
  slotNeeded: {
    en: 'Please select date and time both',
    fr: "Choisissez la date et l'heure",
    ar: 'يرجى اختيار التاريخ والوقت',
  },
  outOfReach: {
    en: 'Your location is out of reach',
    fr: 'Votre adresse est trop éloignée',
    ar: 'موقعك خارج نطاق التوصيل',
  },
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
  couponInvalid: {
    en: 'The coupon is not valid any more',
    fr: "Le code promo n'est plus valable",
    ar: 'القسيمة لم تعد صالحة',
  },
  paymentUnknown: {
    en: 'This payment method is not available, please pay cash on delivery',
    fr: 'Ce moyen de paiement est indisponible, payez à la livraison',
    ar: 'طريقة الدفع غير متاحة، يرجى الدفع نقداً عند الاستلام',
  },
  cartEmpty: { en: 'Please add Item in to cart', fr: 'Ajoutez un article au panier', ar: 'يرجى إضافة صنف إلى السلة' },
  orderPlaced: { en: 'Your order is placed', fr: 'Votre commande est passée', ar: 'تم استلام طلبك' },
  orderUnknown: { en: 'This order does not exist', fr: "Cette commande n'existe pas", ar: 'هذا الطلب غير موجود' },
  noOrders: { en: 'No orders', fr: 'Aucune commande', ar: 'لا توجد طلبات' },
  noMenu: { en: 'The menu is empty', fr: 'Le menu est vide', ar: 'القائمة فارغة' },
  itemUnknown: { en: 'Item not found', fr: 'Article introuvable', ar: 'الصنف غير موجود' },
  noReviews: { en: 'No reviews yet', fr: 'Aucun avis pour le moment', ar: 'لا توجد تقييمات بعد' },
} satisfies Record<string, Record<Lang, string>>

/** Name of a message to the customer. */
export type MessageKey = keyof typeof messages

/** The message in the wanted language (English when the language is unknown), with its {places} filled in. */
export function message(key: MessageKey, lang: Lang | null, values: Record<string, string> = {}): string {
  return messages[key][lang ?? 'en'].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
