import { VendorError } from './errors'

type Limits = { timeoutMs: number; maxBytes: number; fetch?: typeof fetch }

/**
 * Fetches a text of bounded size within a bounded time (headers and body together). Redirects are not followed: the
 * address comes from configuration, and a moved POST would lose its body. Throws VendorError: network, timeout, or
 * shape if it is too large.
 */
export async function fetchText(call: string, url: string, init: RequestInit, limits: Limits) {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    const response = await (limits.fetch ?? fetch)(url, { ...init, signal, redirect: 'manual' })
    return { status: response.status, text: await readText(call, response, limits.maxBytes) }
  } catch (error) {
    if (error instanceof VendorError) throw error
    if (signal.aborted) throw new VendorError('timeout', call, { detail: `${limits.timeoutMs} ms` })
    throw new VendorError('network', call, { detail: reasonOf(error) })
  }
}

/**
 * Requests something, and once more if no answer came, because the other side may just have closed an idle connection.
 * Only for requests that may arrive twice. `isLost` recognises such failures; others are not worth a second try.
 */
export async function retryOnce<T>(
  ask: (attempt: number) => Promise<T>,
  isLost: (error: unknown) => boolean = isUnanswered,
) {
  try {
    return await ask(1)
  } catch (error) {
    if (!isLost(error)) throw error
    return ask(2)
  }
}

const isUnanswered = (error: unknown) => error instanceof VendorError && error.kind === 'network'

async function readText(call: string, response: Response, maxBytes: number) {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (size > maxBytes) throw new VendorError('shape', call, { detail: `over ${maxBytes} bytes` })
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** ECONNREFUSED and the like; the messages of such errors can contain the whole address, so they are not used. */
function reasonOf(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'no answer'
}
