import { sameSitePath } from '~/domain/safe-path'

/** A picture's address when it is on this site or on an allowed origin, written as browsers read it; otherwise ''. */
export function allowedImage(source: string, allowedOrigins: string[]): string {
  const address = source.trim()
  if (address.startsWith('/')) return sameSitePath(address) ?? ''
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return ''
  const { href, origin, username, password } = new URL(address)
  return allowedOrigins.includes(origin) && username === '' && password === '' ? href : ''
}
