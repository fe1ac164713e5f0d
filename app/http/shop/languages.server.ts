import { cutText } from '~/domain/text/text'
import { languagesAs, type Language } from '~/domain/brand/locale'
import { env } from '~/env.server'
import { cache } from '~/http/shop/cache.server'
import type { Shop } from '~/http/shop/shop.server'

/** How long the vendor's list of languages is fresh, in ms. It hardly ever changes. */
const freshMs = 3_600_000

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
  const vendorLanguages = await cache(
    {
      in: 'settings',
      ms: freshMs,
      key: `languages:${JSON.stringify([env().VENDOR_API_URL, vendorId, host])}`,
      isKnown: (vendorLanguages) => vendorLanguages.length > 0,
    },
    () =>
      connection
        .detached({ asGuest: true })
        .settings.languages(host)
        .catch(() => []),
  )
  return languagesAs(
    languages,
    vendorLanguages.map((language) => ({ ...language, name: cutText(language.name, longestName) })),
  )
}
