import { newId, type DeviceCookies } from '~/http/device/device-cookies.server'
import { CheckoutDraft, SubscriptionDraft, type SubscriptionState } from './draft-schemas'
import { StoredRecord, type Owner, type RecordKind } from './stored-record.server'

export const checkoutRecords: RecordKind<CheckoutDraft> = { name: 'checkout', schema: CheckoutDraft }
export const subscriptionRecords: RecordKind<SubscriptionDraft> = { name: 'subscription', schema: SubscriptionDraft }

/**
 * What a visit is preparing, in the key-value store: an order, found by the id of its cart, and a subscription. Every
 * cart has its own record, so choices made for one order never reach the next (rules 7.5 and 9.8).
 */
export class Drafts {
  private constructor(
    private readonly device: DeviceCookies,
    private checkoutRecord: StoredRecord<CheckoutDraft>,
    private subscriptionRecord: StoredRecord<SubscriptionDraft>,
  ) {}

  /** Reads the records that the device's cookies name. While the store is down nothing is known. */
  static async open(device: DeviceCookies, vendorId: string, owner?: Owner): Promise<Drafts> {
    const [checkoutRecord, subscriptionRecord] = await Promise.all([
      StoredRecord.open(checkoutRecords, vendorId, device.cartId, owner),
      StoredRecord.open(subscriptionRecords, vendorId, device.place.subscription, owner),
    ])
    return new Drafts(device, checkoutRecord, subscriptionRecord)
  }

  /** Whether the choices for this cart are unknown because the store is down. */
  get isGone(): boolean {
    return this.checkoutRecord.isGone
  }

  private get record(): StoredRecord<CheckoutDraft> {
    const { cartId } = this.device
    if (this.checkoutRecord.id !== cartId) this.checkoutRecord = this.checkoutRecord.renamed(cartId)
    return this.checkoutRecord
  }

  get checkout(): CheckoutDraft {
    return this.record.value
  }

  /** Saves the customer's input; false when the store is unreachable, or a guest has begun too many carts. */
  saveCheckout(change: Partial<CheckoutDraft>): Promise<boolean> {
    return this.record.save(change)
  }

  /** Saves input that depends on stored values, which another tab may have changed; false if the store is down. */
  changeCheckout(changeOf: (stored: CheckoutDraft) => Partial<CheckoutDraft>): Promise<boolean> {
    return this.record.change(changeOf)
  }

  /** Saves computed values, unless they have changed. `isShownOnly`: another site led here, so nothing is saved. */
  async saveComputedCheckout(change: Partial<CheckoutDraft>, { isShownOnly = false } = {}): Promise<void> {
    await this.record.saveIfUnchanged(change, { isShownOnly })
  }

  /** Keeps a guest's drafts for as long as a customer's, after signing in. */
  async keep(): Promise<void> {
    await Promise.all([this.record.keep(), this.subscriptionRecord.keep()])
  }

  /** Forgets the choices for this cart: it has been ordered, or its customer has left. */
  async endCheckout(): Promise<void> {
    await this.record.end()
  }

  /**
   * Gives the lines a new cart id, and with it a new record. With `of`, the failed order, every tab gets the same id;
   * without it the cart has been ordered, and its pictures are dropped.
   */
  async renewCart(of = ''): Promise<void> {
    const { refused: _, lastSubmit: __, pictures, ...chosen } = this.checkout
    this.device.renewCart(of)
    await this.record.saveIfUnchanged({ ...chosen, pictures: of ? pictures : [] })
  }

  get subscription(): SubscriptionState | null {
    const { id, value } = this.subscriptionRecord
    return value.storeId ? { ...value, id } : null
  }

  /** Replaces the subscription being made; false, unchanged, while the store is down or a guest has begun too many. */
  beginSubscription(line: Omit<SubscriptionDraft, 'plan' | 'coupon' | 'lastSubmit'>): Promise<boolean> {
    return this.nameSubscription(newId(), line)
  }

  /** Saves changes to the subscription draft; returns false if there is none, or the store is down. */
  async saveSubscription(change: Partial<SubscriptionDraft>): Promise<boolean> {
    return this.subscription !== null && (await this.subscriptionRecord.save(change))
  }

  /** Saves what a page has computed about it, like `saveComputedCheckout`. */
  async saveComputedSubscription(change: Partial<SubscriptionDraft>, { isShownOnly = false } = {}): Promise<void> {
    if (this.subscription) await this.subscriptionRecord.saveIfUnchanged(change, { isShownOnly })
  }

  /** Starts the subscription draft again under a new id. */
  async renewSubscription(id: string): Promise<void> {
    await this.nameSubscription(id, { ...this.subscriptionRecord.value, lastSubmit: null })
  }

  /** Forgets the subscription draft, because it was ordered or is no longer wanted. */
  async forgetSubscription(): Promise<void> {
    if (this.device.place.subscription) this.device.savePlace({ subscription: '' })
    await this.subscriptionRecord.end()
  }

  /** Forgets place, checkout and subscription, but not the cart: the next person must not see them (rules 14.4). */
  async forgetPerson(): Promise<void> {
    await Promise.all([this.endCheckout(), this.forgetSubscription()])
    if (this.device.cartId) this.device.renewCart()
    this.device.forgetPerson()
  }

  private async nameSubscription(id: string, draft: Partial<SubscriptionDraft>) {
    const named = this.subscriptionRecord.renamed(id)
    if (!(await named.save(draft))) return false
    this.subscriptionRecord = named
    this.device.savePlace({ subscription: id })
    return true
  }
}
