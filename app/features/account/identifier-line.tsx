import type { FieldMetadata } from '@conform-to/react'
import type { Takes } from '~/domain/account/sign-in-methods'
import { CountryField, type CountryChoice } from '~/features/account/country-field'
import { useT } from '~/i18n/use-t'
import { Field } from '~/ui/field'

/** What the field accepts, and the possible countries of a number in it. */
export type IdentifierChoice = { takes: Takes; country: CountryChoice | null }

type Props = IdentifierChoice & {
  field: FieldMetadata<string | undefined>
  /** The country that was posted, instead of the vendor's own. */
  chosen?: string
}

const labels = { both: 'signIn.identifier', phone: 'signUp.phone', email: 'signUp.email' } as const
const types = { both: 'text', phone: 'tel', email: 'email' } as const

/** The single field for a number or an e-mail. */
export function IdentifierLine({ takes, country, field, chosen }: Props) {
  const t = useT()
  return (
    <div className="phone-line">
      {country && <CountryField countries={country.countries} chosen={chosen ?? country.chosen} />}
      <Field field={field} label={t(labels[takes])} type={types[takes]} autoComplete="username" dir="auto" />
    </div>
  )
}
