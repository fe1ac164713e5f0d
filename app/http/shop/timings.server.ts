import { log } from '~/http/log.server'
import { report } from '~/reports.server'
import type { CallReport } from '~/vendor-api/send'

/** Answers from the cache took no upstream call, so they are logged at debug only. */
const levels: Partial<Record<CallReport['outcome'], 'info' | 'debug'>> = { ok: 'info', cached: 'debug' }

/** Collects the upstream calls of one request: a log line each, and the Server-Timing header. */
export class Timings {
  private readonly calls: CallReport[] = []

  constructor(private readonly requestId: string) {}

  /** Reports one call; bound, so that it can be handed to clients. */
  readonly report = (call: CallReport) => {
    this.calls.push(call)
    report('call', call)
    log[levels[call.outcome] ?? 'warn']({ requestId: this.requestId, ...call }, 'upstream')
  }

  /** Whether an answer is personal: one of the calls carried the customer's token. */
  get usedToken(): boolean {
    return this.calls.some(({ withToken }) => withToken)
  }

  /** Until when all answers so far are fresh, in epoch ms: Infinity if none, 0 if one failed or is not cacheable. */
  get freshUntil(): number {
    return Math.min(...this.calls.map(({ freshUntil }) => freshUntil ?? 0))
  }

  /** Server-Timing, each call once: `login;dur=12.1` or `restaurant_menus_details;dur=30.0;desc="3 calls"`. */
  header(): string {
    const names = new Set(this.calls.map(({ call }) => call))
    return [...names].map((name) => entry(name, this.calls)).join(', ')
  }
}

/** Calls of one name run in parallel, so the page waited for the longest. */
function entry(name: string, all: CallReport[]) {
  const calls = all.filter(({ call }) => call === name)
  const outcomes = new Set(calls.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'ok'))
  const notes = [...(calls.length > 1 ? [`${calls.length} calls`] : []), ...outcomes]
  const longest = Math.max(...calls.map(({ ms }) => ms)).toFixed(1)
  return `${name};dur=${longest}${notes.length > 0 ? `;desc="${notes.join(' ')}"` : ''}`
}
