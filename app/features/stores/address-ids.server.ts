import { noStore } from '~/domain/failure'
import type { StoreDetail } from '~/domain/stores/store'
import { idShape } from '~/domain/text/id'
import type { Shop } from '~/http/shop/shop.server'

/**
 * The store's id in an address: in base64 (rules 2.2), or plain. Null for anything else. A valid base64 id wins, because digits
 * alone are never base64 of an id.
 */
export function storeIdOf(param = ''): string | null {
  // Decoding skips characters that are not base64, so they are refused first.
  const decoded = /^[\w+/-]+={0,2}$/.test(param) ? Buffer.from(param, 'base64').toString('utf8') : ''
  return [decoded, param].find((id) => idShape.test(id)) ?? null
}

/** The store whose id an address has. Throws 404 if there is none. */
export async function storeById({ vendor, place }: Shop, param?: string): Promise<StoreDetail> {
  const id = storeIdOf(param)
  return existing(id === null ? null : await vendor.stores.byId(id, place))
}

/** The store whose slug an address has. Throws 404 if there is none. */
export const storeBySlug = async ({ vendor, place }: Shop, slug = ''): Promise<StoreDetail> =>
  existing(await vendor.stores.bySlug(slug, place))

/** Throws 404 for null. */
export function existing<Found>(found: Found | null): Found {
  if (found === null) throw new Response(noStore, { status: 404 })
  return found
}

/**
 * The id of a category in its address, in either alphabet of base64; null if it has none (rules 2.2). Older links have a name after
 * it, which is ignored because anybody may have written it.
 */
export function categoryIn(param: string): string | null {
  const decoded = Buffer.from(param, 'base64').toString('utf8')
  return /^([\w-]{1,20})\/[^\p{C}]{0,80}$/u.exec(decoded)?.[1] ?? null
}
