import { honeypotName } from './honeypot-field'

/**
 * Whether a program filled in the form: the field that people cannot see is not empty. The library is loaded with the first form,
 * because it pulls in a large dependency. Its encrypted timestamp is off, because it would make every page with the form
 * different.
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
