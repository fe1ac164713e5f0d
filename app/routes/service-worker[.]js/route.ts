import { env } from '~/env.server'
import off from '~/offline/worker-off.js?raw'
import on from '~/offline/worker.js?raw'

/** The service worker; when switched off, a script that unregisters it and clears its caches (rules 23.9). */
export function loader() {
  const script = env().SERVICE_WORKER === 'on' ? on : off
  return new Response(script.replace(/^\/\/.*\n|^ +/gm, ''), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; connect-src 'self'`,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
