import { Honeypot, SpamError } from 'remix-utils/honeypot/server'
import { trapName } from './trap-field'

/** The library's encrypted timestamp is off, because it would make every page with the form different. */
const honeypot = new Honeypot({ nameFieldName: trapName, validFromFieldName: null })

/** Whether a program filled in the form: the field that people cannot see is not empty. */
export function isTrapped(form: URLSearchParams): boolean {
  const fields = new FormData()
  for (const [name, value] of form) fields.append(name, value)
  try {
    honeypot.check(fields)
    return false
  } catch (error) {
    if (error instanceof SpamError) return true
    throw error
  }
}
