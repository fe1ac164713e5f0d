import type { LoaderFunctionArgs } from '@remix-run/node'
import { dictionary } from '~/styles/compression-dictionary.server'

/** The dictionary of pages, which browsers fetch when they have nothing else to do (rules 23.11). */
export function loader({ params }: LoaderFunctionArgs) {
  // Another version's dictionary, asked for while a new version is being rolled out.
  if (params.name !== dictionary.name) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(dictionary.bytes), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Pages are loaded as documents, and some are fetched by scripts ("").
      'Use-As-Dictionary': 'match="/*", match-dest=("document" "")',
    },
  })
}
