import type { Country } from '~/features/account/phone.server'
import { useT } from '~/i18n/use-t'

/** The countries whose dial codes can be chosen, and the chosen one. */
export type CountryChoice = { countries: Country[]; chosen: string }

/** What an option can be told the direction of a part with: its plus stays before the number in Arabic too (rules 3.5). */
const [leftToRight, asBefore] = ['\u2066', '\u2069']

/** The country that a number beside it is of. Its name comes first: that is what is typed to find it. */
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
