import { takesOf } from '~/domain/account/sign-in-methods'
import { countryChoice } from '~/features/account/country-choice.server'
import type { IdentifierChoice } from '~/features/account/identifier-line'
import type { Shop } from '~/http/shop/shop.server'

/** How the vendor identifies its customers; a country is only chosen if numbers are accepted. */
export function identifierChoice(shop: Shop): IdentifierChoice {
  const takes = takesOf(shop.settings.signIn)
  return { takes, country: takes === 'email' ? null : countryChoice(shop, { getsCode: true }) }
}
