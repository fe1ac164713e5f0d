/**
 * The id of a category as its address says it, in either alphabet of base64; null for what says none (rules 2.2). Older links have a
 * name behind it, which anybody may have written: it is not read.
 */
export function categoryIn(param: string): string | null {
  const said = Buffer.from(param, 'base64').toString('utf8')
  return /^([\w-]{1,20})\/[^\p{C}]{0,80}$/u.exec(said)?.[1] ?? null
}
