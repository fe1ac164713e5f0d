import type { CountryChoice } from '~/features/account/country-field'
import { countriesFor, countryOfDial } from '~/features/account/phone.server'
import type { Shop } from '~/http/shop/shop.server'

/** The list of dial codes with the vendor's own first, which is chosen unless another one was. */
export function countryChoice({ locale, settings }: Shop, chosen?: string | null): CountryChoice {
  const countries = countriesFor(locale, settings.countryCode)
  const isListed = countries.some(({ code }) => code === chosen)
  return { countries, chosen: isListed && chosen ? chosen : countryOfDial(settings.countryCode) }
}
