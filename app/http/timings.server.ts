import { log } from '~/http/log.server'
import type { CallReport } from '~/vendor/transport.server'

/** Collects the upstream calls of one request: a log line each, and the Server-Timing header. */
export class Timings {
  private readonly calls: CallReport[] = []

  constructor(private readonly requestId: string) {}

  /** Reports one call; bound, so that it can be handed to clients. */
  readonly report = (call: CallReport) => {
    this.calls.push(call)
    log[call.outcome === 'ok' || call.outcome === 'cached' ? 'info' : 'warn']({ requestId: this.requestId, ...call }, 'upstream')
  }

  /** Server-Timing value naming every upstream call, e.g. `login;dur=12.1`. */
  header(): string {
    return this.calls.map(({ call, ms, outcome }) => `${call};dur=${ms.toFixed(1)}${outcome === 'ok' ? '' : `;desc="${outcome}"`}`).join(', ')
  }
}
