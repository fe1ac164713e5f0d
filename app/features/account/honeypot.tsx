import { useT } from '~/i18n/use-t'

/** Not a name that browsers fill in automatically. */
export const honeypotName = 'homepage'

/** A field that people cannot see, reach or hear, so only programs fill it in (`isHoneypotFilled`). */
export function HoneypotField() {
  const t = useT()
  return (
    <label hidden aria-hidden="true">
      {t('signIn.leaveEmpty')}
      <input name={honeypotName} tabIndex={-1} autoComplete="off" />
    </label>
  )
}

/** Whether a program filled in the form. One without the field, such as an older page's, counts as a person's. */
export const isHoneypotFilled = (form: URLSearchParams) => Boolean(form.get(honeypotName))
