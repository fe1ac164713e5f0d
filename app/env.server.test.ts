import { describe, expect, test } from 'vitest'
import { misspeltNames, readEnv } from './env.server'

const complete = { VENDOR_API_URL: 'https://api.vendor.test/api/v1', SESSION_SECRET: 'sixteen-letters-' }

/** The names of the variables that stopped the start. */
function refusedOf(source: Record<string, string | undefined>) {
  try {
    readEnv(source)
  } catch (error) {
    return [...String(error).matchAll(/^ {2}(\w+):/gm)].map((match) => match[1])
  }
  return []
}

describe('required variables', () => {
  test('are reported together, missing and wrong ones', () => {
    const source = {
      ...complete,
      VENDOR_API_URL: undefined,
      SESSION_SECRET: 'short',
      PORT: 'http',
      REDIS_URL: 'localhost',
    }
    expect(refusedOf(source)).toEqual(['VENDOR_API_URL', 'SESSION_SECRET', 'REDIS_URL', 'PORT'])
  })

  test('are all those without a default, if nothing is set', () => {
    expect(refusedOf({})).toEqual(['VENDOR_API_URL', 'SESSION_SECRET'])
  })

  test('have different messages for missing and wrong values', () => {
    expect(() => readEnv({ SESSION_SECRET: complete.SESSION_SECRET })).toThrow('VENDOR_API_URL: is missing')
    expect(() => readEnv({ ...complete, PORT: '99999' })).not.toThrow('PORT: is missing')
  })

  test('never appear with their value in a message, because it may be a secret', () => {
    expect(() => readEnv({ ...complete, SESSION_SECRET: 'my-short-one' })).not.toThrow('my-short-one')
  })

  test('count as missing if empty', () => {
    expect(refusedOf({ ...complete, VENDOR_API_URL: '' })).toEqual(['VENDOR_API_URL'])
  })

  test('have one line each, which says what is needed', () => {
    const wrong = {
      VENDOR_API_URL: 'vendor',
      MAP_TILES_URL: 'tiles',
      REDIS_URL: 'redis:6379',
      PORT: '-0.5',
      TRACK_SECONDS: 'x',
    }
    expect(refusedOf({ ...complete, ...wrong }).sort()).toEqual(Object.keys(wrong).sort())
    expect(() => readEnv({ ...complete, ...wrong })).not.toThrow(/Invalid|NaN/)
  })

  test('unlike optional ones, which count as not set if empty', () => {
    expect(readEnv({ ...complete, PORT: ' ', REDIS_URL: '', IMAGE_ORIGINS: '' })).toEqual(readEnv(complete))
  })
})

describe('a name that is one slip away from a variable', () => {
  test.each([
    ['REDIS_ULR', 'REDIS_URL'],
    ['SESSION_SECRETS', 'SESSION_SECRET'],
    ['METRICS_HOST', 'METRICS_HOSTS'],
    ['STATE-FILE', 'STATE_FILE'],
  ])('is reported with what it may mean: %s', (name, meant) => {
    expect(misspeltNames({ [name]: 'x' })).toEqual([
      `${name} is not known here and does nothing. Is it meant to be ${meant}?`,
    ])
  })

  test('is another program’s if the variable itself is set', () => {
    expect(misspeltNames({ REDIS_URI: 'x', REDIS_URL: 'redis://localhost' })).toEqual([])
  })

  test('is not seen in names that are further away or short', () => {
    const others = { HOME: '/', HOSTS: 'x', PORTS: 'x', PATH: '/', REDIS_PORT: '1', OTEL_SERVICE_NAME: 'x', npm_x: '' }
    expect(misspeltNames({ ...others, ...complete })).toEqual([])
  })
})

describe('the values', () => {
  test('have defaults, except the vendor and the secret, and secrets never have one', () => {
    expect(readEnv(complete)).toMatchObject({
      NODE_ENV: 'production',
      MAPS_API_URL: 'https://maps.googleapis.com',
      IMAGE_ORIGINS: [],
      PLAIN_PRICE_VENDORS: [],
      VENDOR_TIMEOUT_MS: 10_000,
      LOG_LEVEL: 'info',
      SEND_PROPOSED_CHARGES: 'yes',
      HOST: '127.0.0.1',
      PORT: 3000,
    })
    expect(readEnv(complete).REDIS_URL).toBeUndefined()
  })

  test('lose the slash at the end of an address', () => {
    expect(readEnv({ ...complete, VENDOR_API_URL: 'https://api.vendor.test/v1//' }).VENDOR_API_URL).toBe(
      'https://api.vendor.test/v1',
    )
  })

  const withMore = [
    'https://api.vendor.test/v1?key=1',
    'https://api.vendor.test/#v1',
    'https://me:pass@api.vendor.test',
  ]
  test.each(['ftp://api.vendor.test', 'api.vendor.test', 'javascript:alert(1)', 'https://a b', ...withMore])(
    'refuse %s as a vendor address',
    (address) => {
      expect(refusedOf({ ...complete, VENDOR_API_URL: address })).toEqual(['VENDOR_API_URL'])
    },
  )

  test('separate several secrets by commas, newest first', () => {
    const source = { ...complete, SESSION_SECRET: 'the-newest-secret , the-one-before-it' }
    expect(readEnv(source).SESSION_SECRET).toEqual(['the-newest-secret', 'the-one-before-it'])
  })

  test.each(['fifteen-letters', 'the-newest-secret,short', ' , ', ','])('refuse %s as a secret', (secret) => {
    expect(refusedOf({ ...complete, SESSION_SECRET: secret })).toEqual(['SESSION_SECRET'])
  })

  test('separate vendors with plain prices by commas', () => {
    expect(readEnv({ ...complete, PLAIN_PRICE_VENDORS: '10001, 10004' }).PLAIN_PRICE_VENDORS).toEqual([
      '10001',
      '10004',
    ])
  })

  test('list provider secrets by vendor id, and allow colons in them', () => {
    const { GOOGLE_SECRETS, FACEBOOK_SECRETS } = readEnv({ ...complete, GOOGLE_SECRETS: '10001:a:b , 10002:c' })
    expect([...GOOGLE_SECRETS]).toEqual([
      ['10001', 'a:b'],
      ['10002', 'c'],
    ])
    expect(FACEBOOK_SECRETS.size).toBe(0)
  })

  test('allow commas in the names of companies', () => {
    const source = { ...complete, COMPANY_NAMES: '10001:Foods, Inc., 10002:Tea: Fine & Co., ' }
    expect([...readEnv(source).COMPANY_NAMES]).toEqual([
      ['10001', 'Foods, Inc.'],
      ['10002', 'Tea: Fine & Co.'],
    ])
  })

  test.each(['redis://localhost', 'rediss://:p@redis.test:6379/3', 'redis://[::1]:6379/', 'redis://r.test/0?family=6'])(
    'allow %s as Redis',
    (address) => expect(readEnv({ ...complete, REDIS_URL: address }).REDIS_URL).toBe(address),
  )

  test.each(['localhost:6379', 'http://localhost', 'redis://localhost/shop', 'redis://local host'])(
    'refuse %s as Redis',
    (address) => expect(refusedOf({ ...complete, REDIS_URL: address })).toEqual(['REDIS_URL']),
  )

  test('refuse one port for pages and metrics, but not the choice of any free one', () => {
    expect(refusedOf({ ...complete, METRICS_PORT: '3000' })).toEqual(['METRICS_PORT'])
    expect(refusedOf({ ...complete, METRICS_PORT: '9464', PORT: '9464' })).toEqual(['METRICS_PORT'])
    expect(refusedOf({ ...complete, METRICS_PORT: '0', PORT: '0' })).toEqual([])
  })

  test.each(['secret', '10001:', ':secret', '10001:a b'])('refuse %s as a provider secret', (secret) => {
    expect(refusedOf({ ...complete, FACEBOOK_SECRETS: `10002:good,${secret}` })).toEqual(['FACEBOOK_SECRETS'])
  })

  test.each(['http://accounts.test', 'accounts.test', 'ftp://127.0.0.1', 'http://127.0.0.1.accounts.test'])(
    'refuse %s as a provider',
    (issuer) => {
      expect(refusedOf({ ...complete, GOOGLE_ISSUER: issuer })).toEqual(['GOOGLE_ISSUER'])
    },
  )

  test('allow a provider on this machine without TLS', () => {
    const issuer = 'http://127.0.0.1:4444'
    expect(readEnv({ ...complete, GOOGLE_ISSUER: issuer, FACEBOOK_ISSUER: issuer }).FACEBOOK_ISSUER).toBe(issuer)
  })

  test('allow only origins without a path for pictures', () => {
    const origins = 'https://cdn.test,https://img.test:8443'
    expect(readEnv({ ...complete, IMAGE_ORIGINS: origins }).IMAGE_ORIGINS).toEqual([
      'https://cdn.test',
      'https://img.test:8443',
    ])
  })

  test.each(['https://cdn.test/', 'https://cdn.test/images', 'cdn.test', '*', "'unsafe-inline'", 'https://CDN.test'])(
    'refuse %s as a picture origin',
    (origin) => {
      expect(refusedOf({ ...complete, IMAGE_ORIGINS: `https://good.test,${origin}` })).toEqual(['IMAGE_ORIGINS'])
    },
  )

  test.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['VENDOR_TIMEOUT_MS', '0'],
    ['VENDOR_TIMEOUT_MS', 'soon'],
    ['LOG_LEVEL', 'loud'],
    ['SEND_PROPOSED_CHARGES', 'maybe'],
    ['NODE_ENV', 'staging'],
    ['REDIS_URL', 'http://redis.test'],
    ['MAPS_API_URL', 'maps'],
    ['CLIENT_ADDRESS_HEADER', 'X-Real-IP: 1'],
    ['METRICS_HOSTS', 'https://shop.example'],
    ['METRICS_HOSTS', 'shop.example:443'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'collector:4318'],
  ])('%s may not be %s', (name, value) => {
    expect(refusedOf({ ...complete, [name]: value })).toEqual([name])
  })
})
