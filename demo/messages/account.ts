import type { MessageTable } from './table'

/** Accounts and addresses. */
export const accountMessages = {
  noAccount: {
    en: 'No account uses this number or e-mail',
    fr: "Aucun compte n'utilise ce numéro ou cette adresse",
    ar: 'لا يوجد حساب بهذا الرقم أو البريد',
  },
  wrongPassword: { en: 'Wrong password', fr: 'Mot de passe incorrect', ar: 'كلمة المرور غير صحيحة' },
  signedOut: { en: 'You are signed out', fr: 'Vous êtes déconnecté', ar: 'تم تسجيل الخروج' },
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
