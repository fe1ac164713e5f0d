import { cartPath } from '~/paths'
import { ask } from '../fetch-page'
import type { CartAnswer } from './cart-view'

/** How long an answer may take before the connection counts as lost, in milliseconds. */
const answerMs = 30_000

/** Requests the cart or a change of it, one change at a time over all tabs: each answer sets the whole cart cookie. */
export async function askCart(init: RequestInit): Promise<CartAnswer> {
  const send = () =>
    ask(cartPath(), { ...init, headers: { Accept: 'application/json' }, signal: AbortSignal.timeout?.(answerMs) })
  const isChange = init.method === 'POST' && navigator.locks
  const response = isChange ? await navigator.locks.request('cart', send) : await send()
  if (!response.ok) throw new Error('cart not answered')
  return (await response.json()) as CartAnswer
}
