import { redirect } from '@remix-run/node'
import { homePath } from '~/paths'

/** Unknown paths lead home (rules 2.7), but for a missing file, which stays missing. */
export function loader({ request }: { request: Request }) {
  if (new URL(request.url).pathname.startsWith('/assets/')) throw new Response(null, { status: 404 })
  return redirect(homePath())
}

export const action = loader
