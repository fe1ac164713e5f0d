import { z } from 'zod'
import { isServiceAddress } from '~/domain/safe-path'

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

const originsLike = (example: string) =>
  list.refine((origins) => origins.every(isOrigin), `needs origins such as ${example}, without a slash at the end`)

/** An identity provider: its issuer, or the address of its discovery document. Only localhost may do without TLS. */
const provider = z
  .url({ protocol: /^https?$/, abort: true, error: 'needs an address with https' })
  .refine(
    (address) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(address),
    'needs an address with https',
  )

/** The address of an API or a folder, without a slash at its end. Paths are added to it. */
const serviceAddress = z
  .string()
  .refine(isServiceAddress, 'needs an address such as https://host.example/path, without a password or a query')
  .transform((url) => url.replace(/\/+$/, ''))

const wholeNumber = (min: number, max: number) => {
  const error = `needs a whole number from ${min} to ${max}`
  return z.coerce
    .number({ error })
    .refine((number) => Number.isInteger(number) && number >= min && number <= max, error)
}

/** Values by vendor id, each entry matching `shape`: `10001:secret,10002:other`. A value may have commas. */
const byVendor = (shape: RegExp, example: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/,(?=\s*[^:,\s]+:|\s*$)/).map((entry) => entry.trim()))
    .transform((entries) => entries.filter(Boolean))
    .refine((entries) => entries.every((entry) => shape.test(entry)), `needs entries such as ${example}`)
    .transform((entries) => new Map(entries.map((entry) => splitOnce(entry))))

const secretsByVendor = byVendor(/^[^:\s]+:[^\s,]+$/, '10001:secret')

/** A name and the address behind it: `Some Platform https://platform.example`. */
const namedLink = z
  .string()
  .regex(/^\S.* https?:\/\/\S+$/, 'needs a name and an address, such as Some Platform https://platform.example')
  .transform((text) => {
    const at = text.lastIndexOf(' ')
    return { name: text.slice(0, at).trim(), url: text.slice(at + 1) }
  })

const collector = z.url({ protocol: /^https?$/, error: 'needs an address such as http://collector:4318' }).optional()

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  VENDOR_API_URL: serviceAddress,
  SESSION_SECRET: list.refine(
    (secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 16),
    'needs one or more secrets of at least 16 characters, separated by commas, newest first',
  ),
  MAPS_API_URL: serviceAddress.default('https://maps.googleapis.com'),
  MAPS_API_KEY: z.string().default(''),
  MAPS_BROWSER_KEY: z.string().default(''),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/, abort: true, error: 'needs an address with {z}, {x} and {y} in it' })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'needs {z}, {x} and {y} in it')
    .refine((url) => URL.canParse(url) && !new URL(url).host.includes('{'), 'needs one host')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  SIGN_IN_PICTURES_URL: serviceAddress.optional(),
  LOGO_PICTURES_URL: serviceAddress.optional(),
  COUPON_PICTURES_URL: serviceAddress.optional(),
  IMAGE_ORIGINS: originsLike('https://cdn.example.com'),
  PAYMENT_ORIGINS: originsLike('https://pay.example.com'),
  PICTURES: z.enum(['resized', 'as-is']).default('resized'),
  PICTURE_CACHE: z.string().default('state/pictures'),
  PICTURE_CACHE_MB: wholeNumber(10, 100_000).default(500),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  // Its path is the number of a database.
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, abort: true, error: 'needs an address such as redis://user:password@host:6379/0' })
    .regex(/^rediss?:\/\/[^/]+(?:\/\d*)?(?:\?.*)?$/, 'needs a number after the host, such as redis://host:6379/0')
    .optional(),
  REDIS_TIMEOUT_MS: wholeNumber(100, 60_000).default(500),
  STATE_FILE: z.string().default('state/storefront.sqlite'),
  VENDOR_TIMEOUT_MS: wholeNumber(500, 60_000).default(10_000),
  CODE_WAIT_SECONDS: wholeNumber(0, 600).optional(),
  TRACK_SECONDS: z.coerce.number('needs a number from 0.1 to 300').min(0.1).max(300).default(15),
  REALTIME_DRIVER_PATH: z
    .string()
    .regex(/^[\w{}/-]*\{driver_id\}[\w{}/-]*$/, 'needs a path such as drivers/{driver_id}')
    .default('drivers/{driver_id}'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PLAIN_PRICE_VENDORS: list,
  ROAD_DISTANCE_VENDORS: list,
  SEND_PROPOSED_CHARGES: z.enum(['yes', 'no']).default('yes'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'needs the name of a header such as fly-client-ip')
    .default(''),
  GOOGLE_ISSUER: provider.default('https://accounts.google.com'),
  GOOGLE_SECRETS: secretsByVendor,
  FACEBOOK_ISSUER: provider.default('https://www.facebook.com/.well-known/openid-configuration/'),
  FACEBOOK_SECRETS: secretsByVendor,
  VENDOR_TIME_ZONES: byVendor(/^[^:\s]+:[^\s,]+$/, '10001:Asia/Kolkata').refine(
    (zones) => [...zones.values()].every(isTimeZone),
    'needs names of time zones such as Asia/Kolkata',
  ),
  COMPANY_NAMES: byVendor(/^[^:\s]+:.*\S/, '10001:Demo Foods Ltd'),
  POWERED_BY: namedLink.optional(),
  SHARED_DOCUMENTS: wholeNumber(0, 3600).default(0),
  // The library reads these and the other OTEL_ variables itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOSTS: list.refine(
    (hosts) => hosts.every((host) => /^[\w.-]+$/.test(host)),
    'needs names of hosts such as shop.example, without a port',
  ),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
})

const Env = Variables.refine(({ METRICS_PORT, PORT }) => METRICS_PORT !== PORT || PORT === 0, {
  path: ['METRICS_PORT'],
  error: 'needs another port than PORT',
})

function splitOnce(entry: string): [vendorId: string, value: string] {
  const colon = entry.indexOf(':')
  return [entry.slice(0, colon), entry.slice(colon + 1)]
}

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

function isOrigin(text: string) {
  return URL.canParse(text) && new URL(text).origin === text
}

/**
 * The environment, checked once at start. Throws one error that names every wrong or missing variable; blank counts as
 * missing.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''))
  const parsed = Env.safeParse(filled)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name}: ${filled[name] === undefined ? 'is missing' : issue.message}`
  })
  throw new Error(`Variables are missing or wrong. See .env.example and docs/deploying.md.\n${problems.join('\n')}`)
}

/**
 * Hints at names that are one slip away from a variable that is not set: a letter is missing, other or one too many, or
 * two are swapped. They do not stop the start, because other programs have variables of their own.
 */
export function misspeltNames(source: Record<string, string | undefined>): string[] {
  const ours = Object.keys(Variables.shape)
  const unset = ours.filter((name) => name.includes('_') && !source[name]?.trim())
  const meant = new Map(unset.flatMap((own) => withoutALetter(own).map((text) => [text, own])))
  return Object.keys(source).flatMap((name) => {
    const like = ours.includes(name) ? undefined : withoutALetter(name).find((text) => meant.has(text))
    return like ? [`${name} is not known here and does nothing. Is it meant to be ${meant.get(like)}?`] : []
  })
}

/** A name, and the same without each of its letters. Names that are one slip apart have one of these in common. */
const withoutALetter = (name: string) => [name, ...Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1))]

export type Env = ReturnType<typeof readEnv>

let cached: Env | undefined

/** The checked environment of this process; parsed on first use so that importing a module never throws. */
export function env() {
  if (cached) return cached
  for (const hint of misspeltNames(process.env)) console.error(hint)
  return (cached = readEnv(process.env))
}
