/** The claims that each return path accepts, and the format of each. */
const claims = {
  // Some vendors return from every payment to this address, and say what was paid.
  '/payment': ['order', 'success', 'fail', 'type'],
  '/wallet-payment': ['recharge', 'success', 'fail'],
  '/review-subscription': ['subscription', 'success', 'fail'],
} as const

export type ReturnPath = keyof typeof claims

/** An id, even with what some vendors append to it after a second question mark; a failure is reported in words. */
const shapes = { id: /^[\w?=&.:-]{0,200}$/, words: /^[^\p{Cc}\p{Cf}]{0,400}$/u }

/** Whether a path is one to which gateways lead back. */
export const isGatewayReturn = (path: string): path is ReturnPath => Object.hasOwn(claims, path)

/** Our address for a gateway's POST, with only the allowed claims, which are never trusted (rules 11.12 and 16.5). */
export function returnPathTo(path: ReturnPath, address: URLSearchParams, posted: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of claims[path]) {
    const claim = [address, posted].flatMap((fields) => fields.getAll(name)).find((text) => isClaim(name, text))
    if (claim !== undefined) query.set(name, claim)
  }
  // Without a claim it is still a return, for the payment that was started last.
  if (path === '/payment' && query.size === 0) query.set('success', '')
  return query.size > 0 ? `${path}?${query}` : path
}

const isClaim = (name: string, text: string) => (name === 'fail' ? shapes.words : shapes.id).test(text)
