/** One answer of the vendor, as it came. `body` is undefined for what is no JSON. */
export type Answer = { call: string; status: number; contentType: string; ms: number; body: unknown; length: number }

/** A `fetch` that remembers what came back since it was asked last. Nothing of it is printed. */
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

  /** The answers since the last time, which are then forgotten. */
  take(): Answer[] {
    const taken = this.answers
    this.answers = []
    return taken
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
