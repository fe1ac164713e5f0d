import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { sendsCodesTo, takesOf, type Identifier } from '~/domain/account/sign-in-methods'
import { withAsciiDigits } from '~/domain/text/digits'
import { perLocale } from '~/domain/text/per-locale'
import { withoutUnseen } from '~/domain/text/text'
import { typedBefore } from '~/features/account/customer'
import type { Shop } from '~/http/shop/shop.server'

/** A country to choose a dial code by: its two letters, its name in the page's language, digits of its dial code. */
type Country = { code: string; name: string; dial: string }

const isCountry = (code: string): code is CountryCode => isSupportedCountry(code as CountryCode, metadata)

/** The main country of each dial code, because several countries may share one. */
const mainCountries = new Map(Object.entries(metadata.country_calling_codes).map(([dial, [main]]) => [dial, main]))

/** The country of a vendor's dial code; the first of all if it has none. */
export function countryOfDial(dial: string): CountryCode {
  return mainCountries.get(dial) ?? 'IN'
}

/** The country that a form chooses; the vendor's own if it chooses none. */
export const countryIn = ({ settings }: Shop, form: URLSearchParams) =>
  form.get('country') || countryOfDial(settings.countryCode)

/** All countries with a dial code, by name; the vendor's own first (rules 14.17). */
export const countriesFor = perLocale((locale, own: CountryCode): Country[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return getCountries(metadata)
    .map((code) => ({ code, name: names.of(code) ?? code, dial: getCountryCallingCode(code, metadata) }))
    .sort((one, other) => compare(one.name, other.name))
    .sort((one, other) => Number(other.code === own) - Number(one.code === own))
})

/** A country's name in English, as vendors store it; '' for none. */
export const englishName = (country: string) =>
  isCountry(country) ? (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? '') : ''

/**
 * Parses a typed phone number or e-mail. A number belongs to the chosen country unless it has its own dial code. One
 * without a valid format keeps its digits and is not valid, because accounts may have such numbers.
 */
export function identify(typed: string, country: string): Identifier {
  const text = withoutUnseen(typed)
  if (text.includes('@')) return { kind: 'email', text: text.toLowerCase() }
  const chosen = isCountry(country) ? country : 'IN'
  const number = parsePhoneNumberFromString(text, chosen, metadata)
  return {
    kind: 'phone',
    text: number?.nationalNumber ?? asciiDigits(text),
    dial: number?.countryCallingCode ?? getCountryCallingCode(chosen, metadata),
    country: number?.country ?? chosen,
    isValid: number?.isValid() ?? false,
  }
}

/** The phone number that is typed for a country, or null if it is none or has no valid format. */
export function validNumber({ phone, country }: { phone: string; country: string }) {
  const number = identify(phone, country)
  return number.kind === 'phone' && number.isValid ? number : null
}

/** Only the digits of a text, as ASCII: keyboards of other scripts type their own. */
export function asciiDigits(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, '')
}

export type CountryChoice = ReturnType<typeof countryChoice>

/**
 * The list of dial codes with the vendor's own first, which is chosen unless `chosen` was. For a number that gets a
 * code, only the countries that codes can be sent to (rules 14.10).
 */
export function countryChoice(
  { locale, settings }: Shop,
  { chosen, getsCode = false }: { chosen?: string | null; getsCode?: boolean },
) {
  const own = countryOfDial(settings.countryCode)
  const all = countriesFor(locale, own)
  const countries = getsCode ? all.filter(({ dial }) => sendsCodesTo(dial, settings.signIn)) : all
  const listed = [chosen, own].find((one) => countries.some(({ code }) => code === one))
  return { countries, chosen: listed ?? countries[0]?.code ?? '' }
}

/**
 * How the vendor identifies its customers, and what the same customer, or a guest, typed before another language was
 * picked. A country is only chosen if numbers are accepted.
 */
export function identifierChoice(shop: Shop) {
  const takes = takesOf(shop.settings.signIn)
  const typed = typedBefore(shop)
  return {
    takes,
    country: takes === 'email' ? null : countryChoice(shop, { chosen: typed?.get('country'), getsCode: true }),
    typedIdentifier: typed?.get('identifier') ?? null,
  }
}
