import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { boundedCache } from '~/http/bounded-cache.server'
import { redis, type RedisConnection } from '~/http/store/redis.server'
import { report } from '~/reports.server'

/**
 * How often something may be done in a number of seconds. The limits are far above what a person does by hand; they
 * stop programs that guess passwords, use up the maps service's quota or order without end.
 */
export const limits = {
  /** Failed tries to sign in as one account from one address. */
  signIn: { times: 10, seconds: 15 * 60 },
  /** Failed tries to sign in as one account, from any address. */
  signInAs: { times: 100, seconds: 15 * 60 },
  /** Failed tries to sign in from one address, as any account. */
  signInFrom: { times: 100, seconds: 15 * 60 },
  /** Codes sent to one number or e-mail. */
  codeTo: { times: 5, seconds: 15 * 60 },
  /** Codes requested from one address, for any number or e-mail. */
  codeFrom: { times: 30, seconds: 60 * 60 },
  /** Tries of one code. */
  codeTry: { times: 5, seconds: 15 * 60 },
  /** Tries of all codes that were sent to one number or e-mail. */
  codeTryAs: { times: 15, seconds: 60 * 60 },
  /** Tries of codes from one address. */
  codeTryFrom: { times: 60, seconds: 15 * 60 },
  /** Accounts opened from one address. */
  signUpFrom: { times: 20, seconds: 60 * 60 },
  /** A customer's tries of the password that they want to change. */
  oldPassword: { times: 10, seconds: 15 * 60 },
  /** Checks by one customer whether a number or e-mail is still free. */
  lookups: { times: 30, seconds: 60 * 60 },
  /** Sign-ins with a provider started from one address. */
  socialFrom: { times: 100, seconds: 15 * 60 },
  /** Places looked up from one address. */
  places: { times: 60, seconds: 5 * 60 },
  /** Search suggestions for one address. */
  suggestions: { times: 300, seconds: 5 * 60 },
  /** Searches for stores and items from one address, including those while typing. */
  search: { times: 300, seconds: 5 * 60 },
  /** Promo codes that one customer tries without success. */
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
  /** Views of orders by guests from one address, who know only the order's number. */
  guestLooks: { times: 240, seconds: 5 * 60 },
  /** Carts and subscriptions of guests from one address for which something is stored. */
  guestDrafts: { times: 300, seconds: 5 * 60 },
  /** Lookups of unknown hosts from one address. */
  hostsFrom: { times: 10, seconds: 10 },
  /** Lookups of unknown hosts from all addresses together. */
  hosts: { times: 30, seconds: 10 },
} as const

export type LimitName = keyof typeof limits

/** A try that was counted. `waitMs` is 0 when it may be made, else how long to wait until one may. */
export type Counted = {
  waitMs: number
  /** Uncounts this try. */
  giveBack(): Promise<void>
  /** Uncounts this try and all before it. */
  forget(): Promise<void>
}

/** A try that is not counted, because there is no key. */
export const uncounted: Counted = { waitMs: 0, giveBack: async () => undefined, forget: async () => undefined }

/** How many keys of a limit this process remembers; the longest unused go first. */
const mostKeys = 20_000

/**
 * Counts tries by key, in Redis for all instances together, or in this process while Redis is down. Keys are stored
 * only as hashes, because they contain numbers, names and addresses of people.
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

export const countTry = createLimits(redis)

type Counter = <T>(work: (limiter: RateLimiterAbstract) => Promise<T>) => Promise<T>

function counterOf(
  name: string,
  { times, seconds }: { times: number; seconds: number },
  redis: RedisConnection | null,
): Counter {
  const options = { keyPrefix: `limit:${name}`, points: times, duration: seconds }
  const memory = boundedMemory(options)
  let redisLimiter: RateLimiterRedis | null = null
  return async (work) => {
    if (!redis) return work(memory)
    try {
      return await redis.run((storeClient) =>
        work((redisLimiter ??= new RateLimiterRedis({ ...options, storeClient }))),
      )
    } catch {
      return work(memory)
    }
  }
}

/** The library keeps every key until it expires; here the oldest are dropped if there are too many. */
function boundedMemory(options: { keyPrefix: string; points: number; duration: number }) {
  const limiter = new RateLimiterMemory(options)
  const keys = boundedCache<true>(mostKeys, { dispose: (_, key) => void limiter.delete(key) })
  const consume = limiter.consume.bind(limiter)
  limiter.consume = (key, ...more) => {
    if (!keys.get(String(key))) keys.set(String(key), true)
    return consume(key, ...more)
  }
  return limiter
}

/** The library rejects with its figures when a limit is reached. Any other rejection is a real failure. */
function msToWait(rejection: unknown): number {
  if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext)
  throw rejection
}
