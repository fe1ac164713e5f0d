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

/**
 * Whether a program filled in the form: the field that people cannot see is not empty. The library is loaded with the
 * first form, because it pulls in a large dependency. Its encrypted timestamp is off, because it would make every page
 * with the form different.
 */
export async function isHoneypotFilled(form: URLSearchParams): Promise<boolean> {
  const { Honeypot, SpamError } = await import('remix-utils/honeypot/server')
  const fields = new FormData()
  for (const [name, value] of form) fields.append(name, value)
  try {
    new Honeypot({ nameFieldName: honeypotName, validFromFieldName: null }).check(fields)
    return false
  } catch (error) {
    if (error instanceof SpamError) return true
    throw error
  }
}
