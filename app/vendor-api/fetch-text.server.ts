/** Why no text came back; `shape` if it was too large. `detail` is a short technical reason without addresses. */
export class FetchFailure extends Error {
  constructor(
    readonly kind: 'network' | 'timeout' | 'shape',
    readonly detail: string,
  ) {
    super(kind)
  }
}

type Limits = { timeoutMs: number; maxBytes: number; fetch?: typeof fetch }

/**
 * Fetches a text of bounded size within a bounded time (headers and body together). Redirects are not followed: the
 * address comes from configuration, and a moved POST would lose its body. Throws FetchFailure.
 */
export async function fetchText(url: string, init: RequestInit, limits: Limits) {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    const response = await (limits.fetch ?? fetch)(url, { ...init, signal, redirect: 'manual' })
    return { status: response.status, text: await readText(response, limits.maxBytes) }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    if (signal.aborted) throw new FetchFailure('timeout', `${limits.timeoutMs} ms`)
    throw new FetchFailure('network', reasonOf(error))
  }
}

/**
 * Requests something, and once more if no answer came, because the other side may just have closed an idle connection.
 * Only for requests that may arrive twice. `isLost` recognises such failures; others are not worth a second try.
 */
export async function retryOnce<T>(ask: (attempt: number) => Promise<T>, isLost: (error: unknown) => boolean) {
  try {
    return await ask(1)
  } catch (error) {
    if (!isLost(error)) throw error
    return ask(2)
  }
}

async function readText(response: Response, maxBytes: number) {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (size > maxBytes) throw new FetchFailure('shape', `over ${maxBytes} bytes`)
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
