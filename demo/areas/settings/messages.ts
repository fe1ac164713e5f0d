import type { MessageTable } from '../../core/words'

/** Settings. */
export const settingsMessages = {
  noZone: { en: 'We do not deliver here yet', fr: 'Nous ne livrons pas encore ici', ar: 'لا نوصل إلى هنا بعد' },
} satisfies MessageTable
