import { z } from 'zod'
import { newKey } from '~/http/store/keys.server'
import { customerOf, type User } from '~/domain/account/user'
import { arrivals, type Movement } from '~/domain/payments/wallet'
import { keyValueStore } from '~/http/store/store.server'
import type { Shop } from '~/http/shop/shop.server'

/** A recharge that was started; nothing is paid yet. */
const Recharge = z.object({
  /** Identifies it among the customer's, and is part of its gateway's return address. */
  id: z.string(),
  intent: z.string(),
  gateway: z.string(),
  amount: z.string(),
  /** When it was started, in milliseconds since the epoch. */
  at: z.number(),
  /** Names of similar movements that existed before. */
  before: z.array(z.string()),
  session: z.string(),
})
export type Recharge = z.infer<typeof Recharge>

const List = z.array(Recharge).catch([])

/**
 * The state of a recharge. `open`: it may still be paid, and no money has arrived. `added`: the money has arrived. `failed`:
 * the gateway returned without a payment. `unheard`: nothing was heard for so long that another may be started.
 */
type RechargeStatus = 'open' | 'added' | 'failed' | 'unheard'

/** How long a gateway may take from the recharge's beginning, in milliseconds. */
const openMs = 15 * 60_000

/** How long a recharge is remembered, in milliseconds. */
const memoryMs = 24 * 3600_000

/** How long a movement stays assigned to a recharge, in milliseconds. */
const claimMs = 30 * 24 * 3600_000

const mostRecharges = 10

/**
 * The customer's recharges in the key-value store. All tabs of a session share one intent until it ends; submits with the same
 * intent, gateway and amount are one recharge. Every method may throw what the store throws.
 */
export class Recharges {
  private readonly customer: string
  readonly session: string
  private readonly intentName: string
  private readonly listName: string

  constructor(shop: Shop, user: User) {
    this.customer = customerOf(shop, user)
    this.session = shop.session.claimedSession?.id ?? ''
    this.intentName = `recharge-intent:${this.customer}:${this.session}`
    this.listName = `recharges:${this.customer}`
  }

  /** The current intent, or a new one. */
  async intent(): Promise<string> {
    return String(await keyValueStore.claim(this.intentName, newKey(), memoryMs))
  }

  /** Starts a new intent, unless that has already happened since `over`. */
  async renew(over: string): Promise<void> {
    if ((await keyValueStore.get(this.intentName)) === over)
      await keyValueStore.set(this.intentName, newKey(), memoryMs)
  }

  async list(): Promise<Recharge[]> {
    return List.parse(await keyValueStore.get(this.listName))
  }

  /** The last recharge started in this session, or null. */
  async latest(): Promise<Recharge | null> {
    return (await this.list()).find(({ session }) => session === this.session) ?? null
  }

  async find(id: string): Promise<Recharge | null> {
    return (await this.list()).find((recharge) => recharge.id === id) ?? null
  }

  /** Adds a recharge. Only the submit that holds the lock calls this, so none is lost. */
  async keep(recharge: Recharge): Promise<void> {
    const others = (await this.list()).filter(({ id }) => id !== recharge.id)
    await keyValueStore.set(this.listName, [recharge, ...others].slice(0, mostRecharges), memoryMs)
  }

  /** The gateway returned from it without a payment. Money that still arrives counts. */
  async close({ id }: Recharge): Promise<void> {
    await keyValueStore.claim(this.endName(id), 'failed', memoryMs)
  }

  /** The state of a recharge by these movements. A movement counts for one recharge only. */
  async status(recharge: Recharge, movements: readonly Movement[]): Promise<RechargeStatus> {
    const end = await keyValueStore.get(this.endName(recharge.id))
    // Vendors may list only the latest movements, so an added recharge stays added.
    if (end === 'added') return end
    for (const name of arrivals(movements, recharge.amount, recharge.before)) {
      const owner = await keyValueStore.claim(`recharged:${this.customer}:${name}`, recharge.id, claimMs)
      if (owner !== recharge.id) continue
      await keyValueStore.set(this.endName(recharge.id), 'added', memoryMs)
      return 'added'
    }
    if (end === 'failed') return end
    return Date.now() - recharge.at > openMs ? 'unheard' : 'open'
  }

  private endName(id: string) {
    return `recharge-end:${this.customer}:${id}`
  }
}
