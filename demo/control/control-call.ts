import type { Demo } from '../core/demo'

/** A control call. It checks its own fields and throws an HttpFailure when it refuses them. */
export interface ControlCall {
  method: 'get' | 'post'
  path: string
  answer: (demo: Demo, fields: Record<string, unknown>) => object
}
