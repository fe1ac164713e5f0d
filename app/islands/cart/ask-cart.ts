import { cartPath } from '~/paths'
import { ask } from '../ask'
import type { CartAnswer } from './cart-view'

/** How long an answer may take before the line counts as dead, in milliseconds. */
const answerMs = 30_000

/**
 * Asks the server for the cart, or for a change of it. One change at a time over all tabs, where the browser can lock: each answer
 * sets the cart's cookie as a whole.
 */
export async function askCart(init: RequestInit): Promise<CartAnswer> {
  const send = () =>
    ask(cartPath(), { ...init, headers: { Accept: 'application/json' }, signal: AbortSignal.timeout?.(answerMs) })
  const isChange = init.method === 'POST' && navigator.locks
  const response = isChange ? await navigator.locks.request('cart', send) : await send()
  if (!response.ok || !response.headers.get('Content-Type')?.includes('json')) throw new Error('cart not answered')
  return (await response.json()) as CartAnswer
}
