import { languagesAs, type Language, type LanguageFacts } from '~/domain/brand/locale'
import { cutText } from '~/domain/text/text'
import { env } from '~/env.server'
import { cache } from '~/http/shop/cache.server'
import type { Shop } from '~/http/shop/shop.server'

/** How long the vendor's list of languages is fresh, in ms: it hardly ever changes. */
const freshMs = 3_600_000

/** How long a list that could not be read counts as empty, in ms. */
const failedMs = 60_000

/** Characters of a language's name that a dropdown has room for. */
const longestName = 30

/**
 * The languages that the brand offers, with the vendor's names and directions (flows 1.5), or ours if it has none. It
 * is only read if there is a choice, and separately from the page, which a missing or failing call does not delay.
 */
export async function languagesOf({ settings, publicOrigin, connection }: Shop): Promise<Language[]> {
  const { vendorId, languages } = settings
  if (languages.length < 2) return languagesAs(languages, [])
  const host = new URL(publicOrigin).hostname
  const key = JSON.stringify([env().VENDOR_API_URL, vendorId, host])
  const cached = (name: string, ms: number, fresh: () => Promise<LanguageFacts[]>) =>
    cache({ in: 'settings', ms, key: `${name}:${key}`, isKnown: (list) => list.length > 0 }, fresh)
  const { settings: vendor } = connection.detached({ asGuest: true })
  // `languages` has only lists that were read. `shown-languages` has failures too, so that not every page asks again.
  const vendorLanguages = await cached('shown-languages', failedMs, () =>
    cached('languages', freshMs, () => vendor.languages(host)).catch(() => []),
  )
  return languagesAs(
    languages,
    vendorLanguages.map((language) => ({ ...language, name: cutText(language.name, longestName) })),
  )
}
