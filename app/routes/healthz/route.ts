import { version } from '~/version'

/** Says that the process is alive, and its version; it calls nothing else. */
export function loader() {
  return new Response(`ok ${version}`, { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
}
