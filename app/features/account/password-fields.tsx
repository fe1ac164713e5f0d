import type { FieldMetadata } from '@conform-to/react'
import { z } from 'zod'
import { useT } from '~/i18n/use-t'
import { Field } from '~/ui/form'
import { Icon } from '~/ui/icon'

type PasswordProps = { field: FieldMetadata<string | undefined>; isNew?: boolean; autoFocus?: boolean }

/** A password that is typed once; with scripts it can be shown. */
export function PasswordField({ field, isNew = false, autoFocus }: PasswordProps) {
  const t = useT()
  return (
    <Field
      field={field}
      label={t('signIn.password')}
      hint={isNew ? t('password.hint') : undefined}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoFocus={autoFocus}
      end={
        <shop-reveal>
          <button className="icon-button" type="button" aria-pressed="false" aria-label={t('password.show')}>
            <Icon name="eye" />
          </button>
        </shop-reveal>
      }
    />
  )
}

type Props = { password: FieldMetadata<string | undefined>; confirm: FieldMetadata<string | undefined> }

/** A new password, typed twice. */
export function PasswordFields({ password, confirm }: Props) {
  const t = useT()
  return (
    <>
      <Field
        field={password}
        label={t('password.new')}
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

const shortest = 6
const longest = 200

/** A new password (rules 14.13), not of blanks alone. The bounds count characters like the vendor. */
export const password = z
  .string({ error: 'password.newRequired' })
  .min(shortest, 'password.short')
  .max(longest, 'password.long')
  .refine((typed) => typed.length < shortest || typed.trim() !== '', 'password.newRequired')

const oldPassword = z.string({ error: 'password.oldRequired' }).max(longest, 'password.long')
const confirm = z.string({ error: 'password.againRequired' }).max(longest, 'password.long')
const TypedTwice = z.object({ password, confirm })

/** A new password for a forgotten one. */
export const NewPassword = TypedTwice.refine((typed) => typed.password === typed.confirm, {
  error: 'password.mismatch',
  path: ['confirm'],
  // Reported as soon as both are filled, whatever else is wrong with the form.
  when: ({ value }) => TypedTwice.safeParse(value).success,
})

/** A new password instead of the old one. */
export const ChangePassword = NewPassword.safeExtend({ oldPassword })
