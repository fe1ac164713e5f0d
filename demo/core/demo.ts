import type { Catalogue } from '../catalogue/catalogue'
import type { Db } from '../db/open'
import type { Clock } from './clock'
import type { Faults } from './faults'
import type { PictureSet } from './picture-sets'
import type { Flavour } from './flavour'
import type { Outbox } from './outbox'
import type { Recorder } from './recorder'

/** Everything one running demo consists of. */
export interface Demo {
  db: Db
  clock: Clock
  catalogue: Catalogue
  faults: Faults
  recorder: Recorder
  outbox: Outbox
  flavour: Flavour
  /** Which pictures are served under the names of the seed. */
  pictures: PictureSet
  /** What brands' settings say otherwise than the seed, by brand id. */
  settings: Map<number, Record<string, unknown>>
  /** Port of the storefront on this machine: where gateways send the customer back to. */
  shopPort: number
  /** Address of the realtime database; null while there is none. */
  realtimeUrl: string | null
  /** Its connections: how many there are, and the way to cut them. */
  realtimeLines: { count(): number; cut(): void }
}
