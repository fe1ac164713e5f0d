import type { MessageTable } from '../../core/words'

/** Pictures that customers send. */
export const orderImageMessages = {
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
