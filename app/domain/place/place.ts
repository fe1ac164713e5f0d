import type { Point } from './point'

/** Delivery or pickup; the default is delivery (rules 4.9). */
export type Mode = 'delivery' | 'pickup'

/** Where the customer wants food. City and state may be ''. */
export type Place = Point & { address: string; city: string; state: string }
