/** One call as it was received. */
interface RecordedCall {
  call: string
  method: string
  body: unknown
  headers: { authorization: boolean }
  at: string
}

const LIMIT = 5000
const LARGEST_BODY = 16_000
const DEEPEST_BODY = 64

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

/** Records the calls since the last reset, for tests. */
export interface Recorder {
  add(call: RecordedCall, bytes: number): void
  list(): RecordedCall[]
  reset(): void
}

/** Creates an empty recorder. It drops the oldest calls when it is full, and does not keep large or deep bodies. */
export function createRecorder(): Recorder {
  let calls: RecordedCall[] = []
  return {
    add(call, bytes) {
      // A body nested thousands of levels deep could not be written out again.
      const unfit = bytes > LARGEST_BODY || isDeeperThan(call.body, DEEPEST_BODY)
      calls.push(unfit ? { ...call, body: { not_kept: bytes } } : call)
      // Cutting copies the list, so it is done only now and then.
      if (calls.length > 2 * LIMIT) calls = calls.slice(-LIMIT)
    },
    list: () => calls.slice(-LIMIT),
    reset: () => {
      calls = []
    },
  }
}
