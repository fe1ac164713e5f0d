import { z } from 'zod'
import { customerOf, type User } from '~/domain/account/user'
import { formatMoney, type Money } from '~/domain/money/money'
import { amountForField } from '~/domain/money/typed-amount'
import { arrivals, type Movement } from '~/domain/payments/wallet'
import { gatewayRedirectOf, leadToGateway, saveGatewayRedirect } from '~/features/payments/gateway-redirect.server'
import { refused, submitOnce, type Operation } from '~/features/submit-once/submit-once.server'
import type { Shop } from '~/http/shop/shop.server'
import { claim } from '~/http/store/key-value'
import { hashOf, newKey } from '~/http/store/keys.server'
import { keyValueStore } from '~/http/store/store.server'
import { walletPath, walletPaymentPath } from '~/paths'
import { isRefusal, VendorError } from '~/vendor-api/errors'

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
type Recharge = z.infer<typeof Recharge>

const List = z.array(Recharge).catch([])

/**
 * The state of a recharge. `open`: it may still be paid. `added`: the money has arrived. `failed`: the gateway returned
 * without a payment. `unheard`: open for so long that another may be started.
 */
type RechargeStatus = 'open' | 'added' | 'failed' | 'unheard'

/**
 * What is known of a recharge. `failed`: its return address said so, but late money still counts. `paid`: the address
 * said so, which outweighs `failed`, and it may take a movement from another recharge. `added`: a movement shows it.
 */
type Mark = 'failed' | 'paid' | 'added'

/** How long a gateway may take from the recharge's beginning, in milliseconds. */
const openMs = 15 * 60_000

/** How long a recharge is remembered, in milliseconds. */
const memoryMs = 24 * 3600_000

/** How long a movement stays assigned to a recharge, in milliseconds. */
const claimMs = 30 * 24 * 3600_000

const mostRecharges = 10

/**
 * The customer's recharges in the key-value store. All tabs of a session share one intent until it ends; submits with
 * the same intent, gateway and amount are one recharge. Every method may throw what the store throws.
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

  async intent(): Promise<string> {
    return String(await claim(keyValueStore, this.intentName, newKey(), memoryMs))
  }

  /** Starts a new intent, unless that has already happened since `over`. */
  async renew(over: string): Promise<void> {
    await keyValueStore.swap(this.intentName, over, newKey(), memoryMs)
  }

  async list(): Promise<Recharge[]> {
    return List.parse(await keyValueStore.get(this.listName))
  }

  async latest(): Promise<Recharge | null> {
    return (await this.list()).find(({ session }) => session === this.session) ?? null
  }

  async find(id: string): Promise<Recharge | null> {
    return (await this.list()).find((recharge) => recharge.id === id) ?? null
  }

  /** Adds a recharge. Only the submit that holds the lock calls this, so none is lost. */
  async keep(recharge: Recharge): Promise<void> {
    const all = [recharge, ...(await this.list())]
    await keyValueStore.set(this.listName, all.slice(0, mostRecharges), memoryMs)
  }

  /** Records what its gateway's return, or a movement, says about a recharge. */
  async mark(id: string, mark: Mark, isSet = true): Promise<void> {
    await keyValueStore.set(this.markName(id, mark), isSet, memoryMs)
  }

  /** The state of a recharge by these movements. A movement counts for one recharge only. */
  async status(recharge: Recharge, movements: readonly Movement[]): Promise<RechargeStatus> {
    // Vendors may list only the latest movements, so an added recharge stays added.
    if (await this.isMarked(recharge.id, 'added')) return 'added'
    for (const name of arrivals(movements, recharge.amount, recharge.before)) {
      const key = `recharged:${this.customer}:${name}`
      const owner = String(await claim(keyValueStore, key, recharge.id, claimMs))
      if (owner !== recharge.id && !(await this.takesOver(key, owner, recharge))) continue
      await this.mark(recharge.id, 'added')
      return 'added'
    }
    const hasFailed = await this.isMarked(recharge.id, 'failed')
    if (hasFailed && !(await this.isMarked(recharge.id, 'paid'))) return 'failed'
    return Date.now() - recharge.at > openMs ? 'unheard' : 'open'
  }

  /** Moves a movement from a recharge that no return address called paid to one that was called so. */
  private async takesOver(key: string, owner: string, { id }: Recharge): Promise<boolean> {
    if (!(await this.isMarked(id, 'paid')) || (await this.isMarked(owner, 'paid'))) return false
    if (!(await keyValueStore.swap(key, owner, id, claimMs))) return false
    await this.mark(owner, 'added', false)
    return true
  }

  private async isMarked(id: string, mark: Mark): Promise<boolean> {
    return (await keyValueStore.get(this.markName(id, mark))) === true
  }

  private markName(id: string, mark: Mark) {
    return `recharge-${mark}:${this.customer}:${id}`
  }
}

/**
 * Starts a recharge once, however often it is submitted: returns the redirect to its gateway, or why there is none. The
 * form of a finished one starts nothing and leads back to the wallet. Throws the failures of the vendor and the store.
 */
export async function beginRecharge(
  shop: Shop,
  user: User,
  request: RechargeRequest,
): Promise<Response | { text: string; status: number }> {
  const id = rechargeId(request)
  // Recharges have their own lock, so that an order does not wait for them.
  const submit = { customer: `recharge:${customerOf(shop, user)}`, subject: id, key: id }
  const outcome = await submitOnce(submit, rechargeOperation(shop, user, request))
  if (outcome.kind === 'unknown') return { text: shop.t('wallet.unknown'), status: 502 }
  if (outcome.kind === 'refused') return { text: outcome.message, status: 422 }
  const recharges = new Recharges(shop, user)
  const [recharge, savedRedirect] = await Promise.all([
    recharges.find(id),
    gatewayRedirectOf(shop, user, `recharge-${id}`),
  ])
  const statusNow = async (recharge: Recharge) =>
    recharges.status(recharge, (await shop.vendor.wallet.history(user.id)).movements)
  const isNew = outcome.made !== undefined
  const status = recharge && (isNew ? 'open' : await statusNow(recharge))
  if (status === 'open' && savedRedirect) return leadToGateway(shop, `recharge-${id}`, savedRedirect)
  await recharges.renew(request.intent)
  const { currency } = shop.settings
  const amount = formatMoney(request.amount, currency)
  if (status === 'added') shop.reply.toast('success', shop.t('wallet.addedBefore', { amount }))
  else shop.reply.toast('error', shop.t('wallet.again'))
  return shop.redirect(walletPath({ amount: amountForField(request.amount, currency), gateway: request.gateway }))
}

type RechargeRequest = { intent: string; gateway: string; amount: Money }

/** The id of a recharge: the same for the same input, and impossible to guess without the intent. */
const rechargeId = ({ intent, gateway, amount }: RechargeRequest) => hashOf([intent, gateway, amount])

/**
 * Starts a recharge at the vendor. Nobody can pay without the redirect, so a lost answer means that nothing happened,
 * and another try need not wait. A recharge that was started and stored is found by its id.
 */
function rechargeOperation(shop: Shop, user: User, request: RechargeRequest): Operation<{ id: string }> {
  const recharges = new Recharges(shop, user)
  const id = rechargeId(request)
  return {
    kind: 'recharge',
    isVoidIfLost: true,
    async prepare() {
      const { movements } = await shop.vendor.wallet.history(user.id)
      const before = arrivals(movements, request.amount, [])
      return {
        kind: 'ready',
        fingerprint: { id },
        baseline: { at: Date.now(), known: null },
        async send() {
          const answer = await begin(shop, user, request, id)
          if (answer.kind === 'placed')
            await recharges.keep({ ...request, id, at: Date.now(), before, session: recharges.session })
          return answer
        },
      }
    },
    async candidates({ id }) {
      const recharge = await recharges.find(id)
      return recharge ? [{ id, madeAt: recharge.at }] : []
    },
  }
}

/** Asks the vendor, and stores the gateway redirect. */
async function begin(shop: Shop, user: User, { gateway, amount }: RechargeRequest, id: string) {
  const returnUrl = `${shop.origin}${walletPaymentPath(id)}`
  try {
    const { id: userId, mobile } = user
    const gatewayRedirect = await shop.vendor.wallet.recharge({ userId, mobile, gateway, amount, returnUrl })
    const isSaved =
      gatewayRedirect !== null &&
      (await saveGatewayRedirect(shop, user, { target: `recharge-${id}`, gateway, gatewayRedirect }))
    return isSaved ? { kind: 'placed' as const, id, made: null } : refused(shop.t('wallet.noGatewayRedirect'))
  } catch (error) {
    if (isRefusal(error)) return refused(error.vendorMessage || shop.t('error.generic'))
    if (error instanceof VendorError) return refused(shop.t('wallet.unknown'))
    throw error
  }
}
