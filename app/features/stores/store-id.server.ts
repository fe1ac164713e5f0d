const idShape = /^[\w-]{1,40}$/

/**
 * The store's id in an address: in base64 (rules 2.2), or plain. Null for anything else. A valid base64 id wins, because digits
 * alone are never base64 of an id.
 */
export function storeIdOf(param = ''): string | null {
  // Decoding skips characters that are not base64, so they are refused first.
  const decoded = /^[\w+/-]+={0,2}$/.test(param) ? Buffer.from(param, 'base64').toString('utf8') : ''
  return [decoded, param].find((id) => idShape.test(id)) ?? null
}
