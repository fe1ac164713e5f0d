import { whyNotReady } from '~/http/telemetry/readiness.server'

/** Whether this process should get requests: 503 with the reason while it stops or its store does not answer. */
export async function loader() {
  const reason = await whyNotReady()
  const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }
  return new Response(reason || 'ready', { status: reason ? 503 : 200, headers })
}
