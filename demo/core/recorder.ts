/** One call as it was received. */
export interface RecordedCall {
  call: string
  method: string
  body: unknown
  headers: { authorization: boolean }
  at: string
}

const LIMIT = 5000
const LARGEST_BODY = 16_000

/** Keeps the calls received since the last reset, for tests to look at. */
export interface Recorder {
  add(call: RecordedCall, bytes: number): void
  list(): RecordedCall[]
  reset(): void
}

/** Makes an empty recorder; the oldest calls fall out when it is full, and large bodies are not kept. */
export function createRecorder(): Recorder {
  let calls: RecordedCall[] = []
  return {
    add(call, bytes) {
      calls.push(bytes > LARGEST_BODY ? { ...call, body: { too_large: bytes } } : call)
      if (calls.length > LIMIT) calls = calls.slice(-LIMIT)
    },
    list: () => calls,
    reset: () => {
      calls = []
    },
  }
}
