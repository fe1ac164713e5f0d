import { isGatewayReturn, returnPathTo } from '~/domain/payments/return-path'
import { readForm } from '~/http/forms/form.server'
import { isFromElsewhere } from '~/http/request-policy/policy.server'

/**
 * Answers a gateway that returns by posting a form from its own site: a redirect to the same address as a GET, with its
 * claims only (rules 22.1). Null for any other request. Such a post carries no cookies of ours, so it must not reach an
 * action, and its answer sets none.
 */
export async function redirectGatewayReturn(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'POST' || !isGatewayReturn(pathname)) return null
  if (!isFromElsewhere(request.headers)) return null
  const posted = (await readForm(request)) ?? new URLSearchParams()
  const Location = returnPathTo(pathname, searchParams, posted)
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}
