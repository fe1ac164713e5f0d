import type { MessageTable } from './words'

/** Messages of every call. */
export const generalMessages = {
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
} satisfies MessageTable
