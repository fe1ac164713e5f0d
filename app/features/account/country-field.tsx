import type { Country } from '~/features/account/phone.server'
import { useT } from '~/i18n/use-t'

/** The countries to choose a dial code by, and the one that is chosen. */
export type CountryChoice = { countries: Country[]; chosen: string }

/** The country that a number beside it is of. Its name comes first: that is what is typed to find it. */
export function CountryField({ countries, chosen }: CountryChoice) {
  const t = useT()
  return (
    <div className="field country">
      <label htmlFor="country">{t('phone.country')}</label>
      <select id="country" name="country" defaultValue={chosen} autoComplete="country">
        {countries.map(({ code, name, dial }) => (
          <option key={code} value={code}>{`${name} +${dial}`}</option>
        ))}
      </select>
    </div>
  )
}
