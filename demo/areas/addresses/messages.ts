import type { MessageTable } from '../../core/words'

/** Saved addresses. */
export const addressMessages = {
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
} satisfies MessageTable
