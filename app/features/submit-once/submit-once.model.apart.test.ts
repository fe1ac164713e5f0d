import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Baseline, Candidate, SubmitOutcome } from '~/domain/idempotency/submission'
import { diskStore } from '~/http/store/disk-store.server'
import type { KeyValueStore } from '~/http/store/key-value'
import { submissionStatus, submitOnce, type Operation } from './submit-once.server'

/** The kinds of submits differ in whether the vendor lists them, and whether the list says when they were made. */
type Kind = { name: string; isListed: boolean; isTimed: boolean }
const kinds: Kind[] = [
  { name: 'orders', isListed: true, isTimed: true },
  // Nothing of this kind is sent while the list cannot be read.
  { name: 'subscriptions, messages and ratings', isListed: true, isTimed: false },
  // If nobody heard of one, nobody can pay it, or support reads it twice.
  { name: 'recharges and reports', isListed: false, isTimed: false },
]

/**
 * Customers order from several tabs and devices, over two instances that crash and halt, at a vendor that loses
 * answers. In any sequence of events, each order at the vendor ends up reported to a customer, and no order is reported
 * for two carts.
 */

vi.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => pause(ms) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))
const never = new Promise<never>(() => {})

const moods = [
  'answers',
  'slow',
  'loses the answer',
  'loses the order',
  'late',
  'refuses',
  'fails',
  'fails but makes it',
  'fails and makes it late',
] as const
type Mood = (typeof moods)[number]

/** How the vendor treats one order: when it makes it and when it answers, in milliseconds; null for never. */
const manners: Record<Mood, { made: number | null; answered: number | null }> = {
  answers: { made: 50, answered: 200 },
  slow: { made: 3000, answered: 6000 },
  'loses the answer': { made: 50, answered: null },
  'loses the order': { made: null, answered: null },
  late: { made: 15_000, answered: null },
  refuses: { made: null, answered: 100 },
  fails: { made: null, answered: 300 },
  'fails but makes it': { made: 200, answered: 300 },
  // The vendor's lists are late by almost the time that we wait for them.
  'fails and makes it late': { made: 10_250, answered: 300 },
}
const patienceMs = 9000

type Fingerprint = { content: number }
type Order = Candidate & Fingerprint & { customer: string }

class TheVendor {
  readonly orders: Order[] = []
  mood: Mood = 'answers'
  isReadable = true

  constructor(readonly kind: Kind) {}

  async place(customer: string, { content }: Fingerprint) {
    const mood = this.mood
    const { made, answered } = manners[mood]
    const id = String(this.orders.length + 1 + Math.floor(Math.random() * 1e9))
    if (made !== null) void pause(made).then(() => this.orders.push({ id, content, customer, madeAt: Date.now() }))
    await pause(answered ?? patienceMs)
    if (mood.startsWith('fails')) return { kind: 'failed' as const }
    if (mood === 'refuses') return { kind: 'refused' as const, message: 'No', review: false }
    return answered === null ? null : { kind: 'placed' as const, id, made: null }
  }

  async like(customer: string, { content }: Fingerprint): Promise<Candidate[] | null> {
    await pause(20)
    if (!this.kind.isListed) return []
    if (!this.isReadable) return null
    const like = this.orders.filter((order) => order.customer === customer && order.content === content)
    return like.map(({ id, madeAt }) => ({ id, madeAt: this.kind.isTimed ? madeAt : null }))
  }
}

/** One instance of the storefront. Everything it does goes through its gate, which can be held or closed for good. */
class Instance {
  isDead = false
  private halted: Promise<void> | null = null
  private goOn = () => {}

  constructor(private readonly disk: KeyValueStore) {}

  readonly store = new Proxy({} as KeyValueStore, {
    get:
      (_, name: keyof KeyValueStore) =>
      async (...values: never[]) => {
        await this.gate()
        const answer = await (this.disk[name] as (...values: never[]) => Promise<unknown>)(...values)
        await this.gate()
        return answer
      },
  })

  async gate(): Promise<void> {
    while (this.halted && !this.isDead) await this.halted
    if (this.isDead) await never
  }

  halt() {
    this.halted ??= new Promise((done) => (this.goOn = done))
  }

  resume() {
    this.halted = null
    this.goOn()
  }
}

/** A browser with one cart. Its pages carry the key of what they showed. */
class Device {
  private carts = 0
  private stamp = ''
  content = 0
  prepared: (Baseline & { key: string }) | null = null
  /** Whether something of the current cart was submitted with an unknown result. */
  isOpen = false
  /** Submits of the current cart whose answer was lost or is still coming. */
  unheard = 0
  /** The instances working on the current cart, once per submit. */
  atWork: Instance[] = []

  constructor(
    readonly name: string,
    readonly customer: string,
  ) {
    this.newCart()
  }

  newCart() {
    this.stamp = `${this.name}-${++this.carts}`
    this.isOpen = false
    this.unheard = 0
    this.atWork = []
  }

  get cart() {
    return this.stamp
  }

  get key() {
    return `${this.stamp}.${this.content}`
  }
}

class World {
  readonly vendor: TheVendor
  private readonly disk = diskStore(':memory:')
  readonly instances = [new Instance(this.disk), new Instance(this.disk)]
  readonly devices = [new Device('a', 'asha'), new Device('b', 'asha'), new Device('c', 'ravi')]
  /** Orders by the cart for which they were reported to a customer. */
  private readonly reportedFor = new Map<string, string>()
  readonly problems: string[] = []

  constructor(kind: Kind) {
    this.vendor = new TheVendor(kind)
  }

  /** The ids of all orders at the vendor. */
  get made() {
    return this.vendor.orders.map(({ id }) => id).sort()
  }

  /** The ids of the orders that were reported to a customer. */
  get reported() {
    return [...this.reportedFor.keys()].sort()
  }

  crash(at: number) {
    const old = this.instances[at]
    if (old) old.isDead = true
    old?.resume()
    this.instances[at] = new Instance(this.disk)
  }

  /**
   * Opens the payment page and submits its form in several tabs; `isHeard` says whether the answer reaches the browser.
   */
  async order(device: Device, at: number, tabs: number, isHeard: boolean) {
    const instance = this.instances[at]
    if (!instance) return
    const { key, cart } = device
    if (device.prepared?.key !== key) {
      const existing = await this.vendor.like(device.customer, device)
      device.prepared = { key, at: Date.now(), known: existing && existing.map(({ id }) => id) }
    }
    const what = { content: device.content }
    device.isOpen = true
    device.unheard += tabs
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        const submit = { customer: device.customer, subject: cart, key }
        device.atWork.push(instance)
        const outcome = await submitOnce(submit, this.job(device, key, what), instance.store).finally(() => {
          if (device.cart === cart) device.atWork.splice(device.atWork.indexOf(instance), 1)
        })
        if (isHeard) this.hear(device, cart, outcome)
      }),
    )
  }

  /** Opens the page that looks for a submit with a lost answer. If it was not made, its customer stops there. */
  async look(device: Device, at: number) {
    const instance = this.instances[at]
    if (!instance) return
    const { cart, customer } = device
    const candidates = (what: Fingerprint) => this.vendor.like(customer, what)
    const status = await submissionStatus({ customer, subject: cart }, candidates, instance.store)
    if (status?.kind === 'placed') this.hear(device, cart, status)
    const isAlone = device.atWork.every(({ isDead }) => isDead)
    if (status?.kind === 'not-made' && device.cart === cart && isAlone) device.isOpen = false
  }

  private job(device: Device, key: string, what: Fingerprint): Operation<Fingerprint> {
    return {
      kind: 'order',
      prepare: async () => {
        await pause(100)
        if (device.key !== key) return { kind: 'refused', message: 'changed', review: true }
        const existing = this.vendor.kind.isTimed ? undefined : await this.vendor.like(device.customer, what)
        if (existing === null) return { kind: 'refused', message: 'not read', review: false }
        return {
          kind: 'ready',
          matches: existing,
          fingerprint: what,
          baseline: device.prepared ?? { at: Date.now(), known: null },
          check: async () => (await pause(100), null),
          send: () => this.vendor.place(device.customer, what),
        }
      },
      candidates: (wanted) => this.vendor.like(device.customer, wanted),
    }
  }

  private hear(device: Device, cart: string, outcome: SubmitOutcome) {
    if (outcome.kind === 'placed') {
      const before = this.reportedFor.get(outcome.id)
      if (before !== undefined && before !== cart)
        this.problems.push(`${outcome.id} reported for ${before} and ${cart}`)
      this.reportedFor.set(outcome.id, cart)
      if (device.cart === cart) device.newCart()
    }
    if (device.cart !== cart) return
    device.unheard--
    // A refused submit is settled, unless another submit of the cart may still get through.
    if (outcome.kind === 'refused' && device.unheard === 0) device.isOpen = false
  }

  /** Everything works again, and each customer with an unknown result submits again until it is known. */
  async settle() {
    this.vendor.mood = 'answers'
    this.vendor.isReadable = true
    for (const instance of this.instances) instance.resume()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    for (const device of this.devices) {
      for (let tries = 0; device.isOpen && tries < 5; tries++) {
        device.unheard = 0
        const submitted = this.order(device, 0, 1, true)
        await vi.advanceTimersByTimeAsync(60_000)
        await submitted
      }
      if (device.isOpen) this.problems.push(`${device.name} never learned what became of ${device.cart}`)
    }
    await vi.advanceTimersByTimeAsync(60_000)
  }
}

type Command = fc.AsyncCommand<object, World>

/** A command that does one thing; `description` shows in the counterexample. */
const does = (description: string, run: (world: World) => unknown): Command => ({
  check: () => true,
  run: async (_, world) => {
    await run(world)
    await vi.advanceTimersByTimeAsync(0)
  },
  toString: () => description,
})

const device = fc.nat(2)
const instance = fc.nat(1)
const on = (world: World, at: number) => world.devices[at] as Device

const commands = [
  fc.record({ device, instance, tabs: fc.integer({ min: 1, max: 3 }), isHeard: fc.boolean() }).map((one) =>
    does(`order ${JSON.stringify(one)}`, (world) => {
      // A submit that breaks off is answered with an error, so its customer submits again.
      void world.order(on(world, one.device), one.instance, one.tabs, one.isHeard).catch(() => undefined)
    }),
  ),
  fc.record({ device, instance }).map((one) =>
    does(`look ${JSON.stringify(one)}`, (world) => {
      void world.look(on(world, one.device), one.instance).catch(() => undefined)
    }),
  ),
  fc.constantFrom(...moods).map((mood) => does(`vendor ${mood}`, ({ vendor }) => (vendor.mood = mood))),
  fc.boolean().map((is) => does(`orders readable: ${is}`, ({ vendor }) => (vendor.isReadable = is))),
  instance.map((at) => does(`crash ${at}`, (world) => world.crash(at))),
  instance.map((at) => does(`halt ${at}`, (world) => world.instances[at]?.halt())),
  instance.map((at) => does(`resume ${at}`, (world) => world.instances[at]?.resume())),
  fc
    .tuple(device, fc.nat(2))
    .map(([at, content]) =>
      does(`device ${at} changes its cart to ${content}`, (world) => (on(world, at).content = content)),
    ),
  fc
    .constantFrom(10, 150, 400, 2000, 7000, 10_100, 30_000, 180_000)
    .map((ms) => does(`${ms} ms pass`, () => vi.advanceTimersByTimeAsync(ms))),
]

test.each(kinds)('in the end the $name at the vendor are exactly those reported to customers', async (kind) => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (run) => {
      const world = new World(kind)
      await fc.asyncModelRun(() => ({ model: {}, real: world }), run)
      await world.settle()
      expect(world.problems).toEqual([])
      const { made, reported } = world
      expect(kind.isListed ? made : made.filter((id) => reported.includes(id))).toEqual(reported)
    }),
    { numRuns: 700 },
  )
})

test("of two equal carts, neither takes the other's order while one of them may still be made", async () => {
  const world = new World(kinds[0] as Kind)
  const [one, other] = world.devices as [Device, Device, Device]
  world.vendor.mood = 'fails and makes it late'
  void world.order(other, 0, 1, false)
  await vi.advanceTimersByTimeAsync(10_100)
  void world.order(one, 0, 1, false)
  await vi.advanceTimersByTimeAsync(0)
  // It was changed and is submitted again, when its first order is there but the other cart's is not.
  other.content = 1
  void world.order(other, 0, 1, false)
  await vi.advanceTimersByTimeAsync(180_000)
  await world.settle()
  expect(world.problems).toEqual([])
  expect(world.made).toEqual(world.reported)
  expect(world.made).toHaveLength(2)
})

test('a cart that became an order while nobody listened is recognised as ordered', async () => {
  const world = new World(kinds[0] as Kind)
  const [asha] = world.devices
  if (!asha) throw new Error('nobody there')
  const submit = { customer: asha.customer, subject: asha.cart }
  void world.order(asha, 0, 1, false)
  await vi.advanceTimersByTimeAsync(2000)
  const [made] = world.vendor.orders
  const nobody = async () => null
  expect(await submissionStatus(submit, nobody, world.instances[0]?.store as KeyValueStore)).toEqual({
    ...{ kind: 'placed', key: asha.key, id: made?.id },
  })
})
