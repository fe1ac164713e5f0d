import { sendsCodesTo, takesOf } from '~/domain/account/sign-in-methods'
import { countriesFor, countryOfDial } from '~/features/account/phone.server'
import type { Shop } from '~/http/shop/shop.server'

/** The countries whose dial codes can be chosen, and the chosen one. */
export type CountryChoice = ReturnType<typeof countryChoice>

/**
 * The list of dial codes with the vendor's own first, which is chosen unless `chosen` was. For a number that gets a code, only the
 * countries that codes can be sent to (rules 14.10).
 */
export function countryChoice(
  { locale, settings }: Shop,
  { chosen, getsCode = false }: { chosen?: string | null; getsCode?: boolean } = {},
) {
  const all = countriesFor(locale, settings.countryCode)
  const countries = getsCode ? all.filter(({ dial }) => sendsCodesTo(dial, settings.signIn)) : all
  const listed = [chosen, countryOfDial(settings.countryCode)].find((one) => countries.some(({ code }) => code === one))
  return { countries, chosen: listed ?? countries[0]?.code ?? '' }
}

/** How the vendor identifies its customers; a country is only chosen if numbers are accepted. */
export function identifierChoice(shop: Shop) {
  const takes = takesOf(shop.settings.signIn)
  return { takes, country: takes === 'email' ? null : countryChoice(shop, { getsCode: true }) }
}
