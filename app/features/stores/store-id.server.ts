const idShape = /^[\w-]{1,40}$/

/**
 * The store's id in an address: base64 of it (rules 2.2), or the id as it is. Null for what is neither. What is base64 of an id
 * wins: digits alone are never base64 of any.
 */
export function storeIdOf(param = ''): string | null {
  // Decoding skips what is not base64, so that is refused first.
  const decoded = /^[\w+/-]+={0,2}$/.test(param) ? Buffer.from(param, 'base64').toString('utf8') : ''
  return [decoded, param].find((id) => idShape.test(id)) ?? null
}
