import type { FieldMetadata } from '@conform-to/react'
import { useT } from '~/i18n/use-t'
import { Field } from '~/ui/field'

type Props = { password: FieldMetadata<string | undefined>; confirm: FieldMetadata<string | undefined>; label?: string }

/** The two fields of a new password. */
export function PasswordFields({ password, confirm, label }: Props) {
  const t = useT()
  return (
    <>
      <Field
        field={password}
        label={label ?? t('signIn.password')}
        hint={t('password.hint')}
        type="password"
        autoComplete="new-password"
      />
      <Field field={confirm} label={t('password.confirm')} type="password" autoComplete="new-password" />
    </>
  )
}

/** For password managers only: the account name. It is not sent. */
export function AccountName({ name }: { name: string }) {
  return <input type="text" value={name} autoComplete="username" readOnly hidden />
}
