import type { Country } from '~/features/account/phone.server'
import { useT } from '~/i18n/use-t'

/** The countries whose dial codes can be chosen, and the chosen one. */
export type CountryChoice = { countries: Country[]; chosen: string }

/** Sets the direction of a part of an option, so that the plus stays before the number in Arabic too (rules 3.5). */
const [leftToRight, asBefore] = ['\u2066', '\u2069']

/** The country of the number beside it. Its name comes first, because people type it to find the country. */
export function CountryField({ countries, chosen }: CountryChoice) {
  const t = useT()
  return (
    <div className="field country">
      <label htmlFor="country">{t('phone.country')}</label>
      <select id="country" name="country" defaultValue={chosen} autoComplete="country">
        {countries.map(({ code, name, dial }) => (
          <option key={code} value={code}>{`${name} ${leftToRight}+${dial}${asBefore}`}</option>
        ))}
      </select>
    </div>
  )
}
