const longest = 2000
const here = 'http://same.site'

/**
 * A path inside this site, with query and fragment; otherwise the fallback. Refuses other origins in every spelling a
 * browser accepts: '//host', '/\host', '/..//host', 'javascript:'.
 */
export function safePath(target: unknown, fallback: string): string {
  return sameSitePath(target) ?? fallback
}

/** The path as a browser reads it, or null when it is not one of this site. */
export function sameSitePath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > longest || !target.startsWith('/')) return null
  if (/[\\\p{Cc}]/u.test(target) || !URL.canParse(target, here)) return null
  const { origin, pathname, search, hash } = new URL(target, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null
}

/** Whether paths can be added to an address: it has no password, no query and no fragment. */
export function isServiceAddress(text: string): boolean {
  return /^https?:\/\/[^/?#@\s]+(?:\/[^?#\s]*)?$/.test(text) && URL.canParse(text)
}
