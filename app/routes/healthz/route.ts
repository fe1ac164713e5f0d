import { version } from '~/version'

/** Whether the process is alive, and its version: answers without asking anybody. */
export function loader() {
  return new Response(`ok ${version}`, { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
}
