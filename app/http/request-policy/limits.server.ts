import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { redis, type RedisConnection } from '~/http/store/redis.server'
import { report } from '~/reports.server'

/**
 * How often something may be done in a number of seconds. Far above what a person does by hand; they stop programs that guess
 * passwords, use up the maps service's quota or order without end.
 */
export const limits = {
  /** Failed tries to sign in as one account from one address. */
  signIn: { times: 10, seconds: 15 * 60 },
  /** Failed tries to sign in as one account, from wherever. */
  signInAs: { times: 100, seconds: 15 * 60 },
  /** Failed tries to sign in from one address, as whomever. */
  signInFrom: { times: 100, seconds: 15 * 60 },
  /** Codes sent to one number or e-mail. */
  codeTo: { times: 5, seconds: 15 * 60 },
  /** Codes asked for from one address, to whomever. */
  codeFrom: { times: 30, seconds: 60 * 60 },
  /** Tries of one code that was sent. */
  codeTry: { times: 5, seconds: 15 * 60 },
  /** Tries of codes that were sent to one number or e-mail, however many those are. */
  codeTryAs: { times: 15, seconds: 60 * 60 },
  /** Tries of codes from one address. */
  codeTryFrom: { times: 60, seconds: 15 * 60 },
  /** Accounts opened from one address. */
  signUpFrom: { times: 20, seconds: 60 * 60 },
  /** A customer's tries of the password that they want to change. */
  oldPassword: { times: 10, seconds: 15 * 60 },
  /** Numbers and e-mails that one customer looks up to have them as their own. */
  lookups: { times: 30, seconds: 60 * 60 },
  /** Sign-ins with a provider started from one address. */
  socialFrom: { times: 100, seconds: 15 * 60 },
  /** Places looked up from one address. */
  places: { times: 60, seconds: 5 * 60 },
  /** Beginnings of names that are completed for one address. */
  suggestions: { times: 300, seconds: 5 * 60 },
  /** Searches for stores and items from one address, including those while typing. */
  search: { times: 300, seconds: 5 * 60 },
  /** Promo codes that one customer tries in vain. */
  promoCodes: { times: 30, seconds: 15 * 60 },
  /** Uploads of pictures by one customer, each of several pictures. */
  pictures: { times: 60, seconds: 60 * 60 },
  /** Reports of problems by one customer. */
  reports: { times: 30, seconds: 60 * 60 },
  /** Messages of one customer to the support. */
  messages: { times: 120, seconds: 10 * 60 },
  /** Tries of one customer to place an order. */
  placing: { times: 100, seconds: 5 * 60 },
  /** Tries of one customer to recharge their wallet. */
  recharging: { times: 100, seconds: 5 * 60 },
  /** Looks of guests from one address at orders of which they have but the number. */
  guestLooks: { times: 240, seconds: 5 * 60 },
  /** Lookups of hosts that were never found yet, for one address. */
  hostsFrom: { times: 10, seconds: 10 },
  /** Lookups of hosts that were never found yet, for everybody together. */
  hosts: { times: 30, seconds: 10 },
} as const

export type LimitName = keyof typeof limits

/** A try that was counted. `waitMs` is 0 when it may be made, else how long to wait until one may. */
export type Counted = {
  waitMs: number
  /** The try does not count after all. */
  giveBack(): Promise<void>
  /** Neither do those before it. */
  forget(): Promise<void>
}

/** Nothing is counted, because there is no key. */
export const uncounted: Counted = { waitMs: 0, giveBack: async () => undefined, forget: async () => undefined }

/** How many keys of a limit this process remembers; the longest unused go first. */
const mostKeys = 20_000

/**
 * Counts tries by key, in Redis for all instances together, or in this process while Redis is down. Keys are stored only as
 * hashes, because they contain numbers, names and addresses of people.
 */
export function createLimits(redis: RedisConnection | null = null) {
  const counters = new Map(Object.entries(limits).map(([name, limit]) => [name, counterOf(name, limit, redis)]))
  return async (name: LimitName, key: string): Promise<Counted> => {
    const ask = counters.get(name) as Counter
    const hash = createHash('sha256').update(key).digest('base64url')
    const waitMs = await ask((limiter) => limiter.consume(hash).then(() => 0, msToWait))
    if (waitMs > 0) report('refusedTry', { limit: name })
    return {
      waitMs,
      giveBack: () => ask(async (limiter) => void (await limiter.reward(hash))),
      forget: () => ask(async (limiter) => void (await limiter.delete(hash))),
    }
  }
}

/** Counts a try in this deployment. */
export const countTry = createLimits(redis)

type Counter = <T>(work: (limiter: RateLimiterAbstract) => Promise<T>) => Promise<T>

function counterOf(
  name: string,
  { times, seconds }: { times: number; seconds: number },
  redis: RedisConnection | null,
): Counter {
  const options = { keyPrefix: `limit:${name}`, points: times, duration: seconds }
  // Each is made when first needed, because it reserves memory for all its keys.
  let memory: RateLimiterMemory | null = null
  const near = () => (memory ??= boundedMemory(options))
  let far: RateLimiterRedis | null = null
  return async (work) => {
    if (!redis) return work(near())
    try {
      return await redis.run((line) => work((far ??= new RateLimiterRedis({ ...options, storeClient: line }))))
    } catch {
      return work(near())
    }
  }
}

/** The library keeps every key until it expires; here the oldest are dropped if there are too many. */
function boundedMemory(options: { keyPrefix: string; points: number; duration: number }) {
  const limiter = new RateLimiterMemory(options)
  const keys = new LRUCache<string, true>({ max: mostKeys, dispose: (_, key) => void limiter.delete(key) })
  const consume = limiter.consume.bind(limiter)
  limiter.consume = (key, ...more) => {
    if (!keys.get(String(key))) keys.set(String(key), true)
    return consume(key, ...more)
  }
  return limiter
}

/** The library rejects with its figures when a limit is reached. Any other failure is one. */
function msToWait(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
  throw refusal
}
