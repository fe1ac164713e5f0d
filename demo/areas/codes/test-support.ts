import type { SentCode } from '../../core/outbox'
import type { RunningDemo } from '../../testing/client'

/** The one-time codes a demo has sent since its reset, newest first. */
export async function sentCodes({ origin }: Pick<RunningDemo, 'origin'>): Promise<SentCode[]> {
  return (await (await fetch(`${origin}/_control/outbox`)).json()) as SentCode[]
}

/** The code that was sent last. */
export async function lastCode(demo: Pick<RunningDemo, 'origin'>): Promise<SentCode> {
  const [code] = await sentCodes(demo)
  if (!code) throw new Error('no code was sent')
  return code
}
