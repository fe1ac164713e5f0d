/**
 * A category's id and name as its address says them, in either alphabet of base64; null for what says none (rules 2.2). Anybody may
 * have written the name.
 */
export function categoryOf(param: string): { id: string; name: string } | null {
  const said = Buffer.from(param, 'base64').toString('utf8')
  const [, id, name] = /^([\w-]{1,20})\/([^\p{C}]{1,80})$/u.exec(said) ?? []
  return id && name ? { id, name } : null
}
