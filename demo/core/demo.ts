import type { Catalogue } from '../catalogue/catalogue'
import type { Db } from '../db/open'
import type { Clock } from './clock'
import type { Faults } from './faults'
import type { Flavour } from './flavour'
import type { Outbox } from './outbox'
import type { Recorder } from './recorder'

/** The sets of pictures that a demo can serve: the brands' own ones, or odd ones instead of them. */
export const PICTURE_SETS = ['own', 'odd'] as const

/** Everything that a running demo consists of. */
export interface Demo {
  db: Db
  clock: Clock
  catalogue: Catalogue
  faults: Faults
  recorder: Recorder
  outbox: Outbox
  flavour: Flavour
  pictures: (typeof PICTURE_SETS)[number]
  /** Settings that differ from the seed, by brand id. */
  settings: Map<number, Record<string, unknown>>
  /** Port of the storefront on this machine, to which gateways send the customer back. */
  shopPort: number
  /** Address of the realtime database; null while there is none. */
  realtimeUrl: string | null
  /** Counts and closes the connections of the realtime database. */
  realtimeConnections: { count(): number; cut(): void }
}
