/**
 * The id of a category in its address, in either alphabet of base64; null if it has none (rules 2.2). Older links have a name after
 * it, which is ignored because anybody may have written it.
 */
export function categoryIn(param: string): string | null {
  const decoded = Buffer.from(param, 'base64').toString('utf8')
  return /^([\w-]{1,20})\/[^\p{C}]{0,80}$/u.exec(decoded)?.[1] ?? null
}
