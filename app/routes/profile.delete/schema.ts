import { z } from 'zod'

/** The word accepted in every language, because not everybody can type the language's own. */
const everywhere = 'DELETE'

/** The typed confirmation: the page's word, in whichever case. */
export const confirmationOf = (word: string, locale: string) => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent' })
  return z.object({
    confirm: z
      .string({ error: 'profile.deleteRequired' })
      .trim()
      .refine((typed) => [word, everywhere].some((one) => compare(typed, one) === 0), 'profile.deleteRequired'),
  })
}
