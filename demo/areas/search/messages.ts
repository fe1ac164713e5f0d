import type { MessageTable } from '../../core/words'

/** Searches. */
export const searchMessages = {
  nothingFound: {
    en: 'Nothing matches your search',
    fr: 'Rien ne correspond à votre recherche',
    ar: 'لا توجد نتائج مطابقة لبحثك',
  },
  noItems: { en: 'No items found', fr: 'Aucun article trouvé', ar: 'لا توجد أصناف' },
} satisfies MessageTable
