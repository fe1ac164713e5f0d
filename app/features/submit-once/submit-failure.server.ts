import { RedisGone } from '~/http/store/redis.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'

/** Too little time was left to ask the vendor and hear its answer. Nothing was sent. */
export class TooLate extends Error {}

/** Why a submit failed before anything was sent, in words; `storeText` is what to say if the key-value store is unreachable. */
export function submitFailure(t: Shop['t'], error: unknown, storeText?: string): [text: string, status: number] {
  if (error instanceof TooLate) return [t('error.timeout'), 504]
  if (error instanceof RedisGone) return [storeText ?? failureText(error, t), 503]
  return [failureText(error, t), 502]
}
