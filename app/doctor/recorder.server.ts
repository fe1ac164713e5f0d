/** One answer of the vendor. `body` is undefined if it is no JSON. */
export type Answer = { call: string; status: number; contentType: string; ms: number; body: unknown; length: number }

/** A `fetch` that records the answers since the last `take`. They are never printed. */
export class Recorder {
  private answers: Answer[] = []

  readonly fetch: typeof fetch = async (input, init) => {
    const started = performance.now()
    const response = await fetch(input, init)
    const text = await response.clone().text()
    this.answers.push({
      call: new URL(String(input)).pathname.split('/').at(-1) ?? '',
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      ms: Math.round(performance.now() - started),
      body: parseJson(text),
      length: text.length,
    })
    return response
  }

  /** Returns the answers since the last call, and forgets them. */
  take(): Answer[] {
    const answers = this.answers
    this.answers = []
    return answers
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
