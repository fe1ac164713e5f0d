import type { MessageTable } from '../../core/words'

/** Menus and items. */
export const menuMessages = {
  areaNotServed: {
    en: 'Service not available in this area. Please change location and try again.',
    fr: "Ce secteur n'est pas desservi. Changez de lieu et réessayez.",
    ar: 'الخدمة غير متوفرة في هذه المنطقة. يرجى تغيير الموقع والمحاولة مرة أخرى.',
  },
  noMenu: { en: 'The menu is empty', fr: 'Le menu est vide', ar: 'القائمة فارغة' },
  itemUnknown: { en: 'Item not found', fr: 'Article introuvable', ar: 'الصنف غير موجود' },
} satisfies MessageTable
