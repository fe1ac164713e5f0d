import { redirect } from '@remix-run/node'
import { homePath } from '~/paths'

/** Unknown paths redirect to home (rules 2.7), except for a missing file, which is a 404. */
export function loader({ request }: { request: Request }) {
  if (new URL(request.url).pathname.startsWith('/assets/')) throw new Response(null, { status: 404 })
  return redirect(homePath())
}

export const action = loader
