import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { Takes } from '~/domain/account/sign-in-methods'
import { useT } from '~/i18n/use-t'
import { Field } from '~/ui/form'
import { type CountryChoice } from './phone.server'

type TextField = FieldMetadata<string | undefined>

type Props = {
  country: CountryChoice
  /** The form's field of the country; a posted country takes precedence over the default one. */
  field: TextField
  /** The field of the number. */
  children: ReactNode
}

/** Sets the direction of a part of an option, so that the plus stays before the number in Arabic too (rules 3.5). */
const [leftToRight, asBefore] = ['\u2066', '\u2069']

const countryText = ({ name, dial }: { name: string; dial: string }) => `${name} ${leftToRight}+${dial}${asBefore}`

/** Whether it is a number to which the chosen country belongs, not an e-mail or a number with its own dial code. */
const isWithoutCountry = (text = '') => /^(?!\s*00)[^+@]+$/.test(text)

/** A number with its country. The country's name precedes its dial code, because people type it to find the country. */
export function PhoneLine({ country: { countries, chosen }, field, children }: Props) {
  const t = useT()
  return (
    <div className="phone-line">
      <div className="field country">
        <label htmlFor="country">{t('phone.country')}</label>
        <select id="country" name="country" defaultValue={field.initialValue || chosen} autoComplete="country">
          {countries.map(({ code, name, dial }) => (
            <option key={code} value={code}>
              {countryText({ name, dial })}
            </option>
          ))}
        </select>
      </div>
      {children}
    </div>
  )
}

type IdentifierProps = {
  takes: Takes
  /** Null if no numbers are accepted. */
  country: CountryChoice | null
  fields: { identifier: TextField; country: TextField }
  /** It is shown, for password managers too, but cannot be changed. */
  isFixed?: boolean
}

const labels = { both: 'signIn.identifier', phone: 'signUp.phone', email: 'signUp.email' } as const
const types = { both: 'text', phone: 'tel', email: 'email' } as const

/** The single field for a number or an e-mail. */
export function IdentifierLine({ takes, country, fields, isFixed = false }: IdentifierProps) {
  const t = useT()
  const code = fields.country.initialValue || country?.chosen
  const chosen = country?.countries.find((one) => one.code === code)
  const identifier = (
    <Field
      field={fields.identifier}
      label={t(labels[takes])}
      hint={isFixed && chosen && isWithoutCountry(fields.identifier.initialValue) ? countryText(chosen) : undefined}
      type={types[takes]}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
      readOnly={isFixed}
    />
  )
  if (!country) return <div className="phone-line">{identifier}</div>
  if (isFixed) {
    return (
      <>
        <input type="hidden" name="country" value={code} />
        {identifier}
      </>
    )
  }
  return (
    <PhoneLine country={country} field={fields.country}>
      {identifier}
    </PhoneLine>
  )
}
