import { channel, subscribe, type Channel } from 'node:diagnostics_channel'
import type { CallReport } from '~/vendor-api/send'

/** An answered request. `route` is a pattern such as `/vendor/:name`; `ms` is its time to the end of the answer. */
export type RequestReport = {
  requestId: string
  method: string
  route: string
  host: string
  status: number
  ms: number
  /** Whether the client left before the end. */
  isAborted: boolean
}

export type SubmissionKind = 'order' | 'subscription' | 'recharge' | 'report' | 'message' | 'rating' | 'address'
type SubmissionResult = 'begun' | 'made' | 'found' | 'refused' | 'unknown' | 'failed'

/** What the site reports about itself, none of it about a customer. */
type Reports = {
  request: RequestReport
  call: CallReport
  page: { state: 'fresh' | 'stale' }
  submission: { kind: SubmissionKind; result: SubmissionResult }
  lock: { waitedMs: number }
  picture: { result: 'made' | 'failed'; ms: number }
  refusedTry: { limit: string }
}

/** The channels by name, because finding one takes longer than publishing for nobody. */
const channels: { [Name in keyof Reports]?: Channel } = {}

/** Publishes a report; nearly free when nobody listens. */
export function report<Name extends keyof Reports>(name: Name, data: Reports[Name]) {
  const found = (channels[name] ??= channel(`storefront:${name}`))
  found.publish(data)
}

/** Listens to all reports of a name from now on. */
export function onReport<Name extends keyof Reports>(name: Name, listener: (data: Reports[Name]) => void) {
  subscribe(`storefront:${name}`, (data) => listener(data as Reports[Name]))
}
