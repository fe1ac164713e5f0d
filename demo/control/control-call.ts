import type { Demo } from '../core/demo'

/** A call of the tests: what they send is checked by the call itself, which throws an HttpFailure for what it refuses. */
export interface ControlCall {
  method: 'get' | 'post'
  path: string
  answer: (demo: Demo, fields: Record<string, unknown>) => object
}
