import { describe, expect, test } from 'vitest'
import { readEnv } from './env.server'

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

describe('what must be set', () => {
  test('every missing and wrong variable is named at once', () => {
    const source = {
      ...complete,
      VENDOR_API_URL: undefined,
      SESSION_SECRET: 'short',
      PORT: 'http',
      REDIS_URL: 'localhost',
    }
    expect(refusedOf(source)).toEqual(['VENDOR_API_URL', 'SESSION_SECRET', 'REDIS_URL', 'PORT'])
  })

  test('nothing set at all names what has no default', () => {
    expect(refusedOf({})).toEqual(['VENDOR_API_URL', 'SESSION_SECRET'])
  })

  test('the message tells a missing variable from a wrong one', () => {
    expect(() => readEnv({ SESSION_SECRET: complete.SESSION_SECRET })).toThrow('VENDOR_API_URL: is missing')
    expect(() => readEnv({ ...complete, PORT: '99999' })).not.toThrow('PORT: is missing')
  })

  test('the message never holds a value, which may be a secret', () => {
    expect(() => readEnv({ ...complete, SESSION_SECRET: 'my-short-one' })).not.toThrow('my-short-one')
  })

  test('an empty variable counts as missing', () => {
    expect(refusedOf({ ...complete, VENDOR_API_URL: '' })).toEqual(['VENDOR_API_URL'])
  })

  test('an empty optional variable counts as not set', () => {
    expect(readEnv({ ...complete, PORT: '', REDIS_URL: '', IMAGE_ORIGINS: '' })).toEqual(readEnv(complete))
  })
})

describe('the values', () => {
  test('everything but the vendor and the secret has a default, and secrets never have', () => {
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

  test('addresses lose a slash at their end', () => {
    expect(readEnv({ ...complete, VENDOR_API_URL: 'https://api.vendor.test/v1//' }).VENDOR_API_URL).toBe(
      'https://api.vendor.test/v1',
    )
  })

  test.each(['ftp://api.vendor.test', 'api.vendor.test', 'javascript:alert(1)'])(
    '%s is no vendor address',
    (address) => {
      expect(refusedOf({ ...complete, VENDOR_API_URL: address })).toEqual(['VENDOR_API_URL'])
    },
  )

  test('several secrets are told apart by commas, newest first', () => {
    const source = { ...complete, SESSION_SECRET: 'the-newest-secret , the-one-before-it' }
    expect(readEnv(source).SESSION_SECRET).toEqual(['the-newest-secret', 'the-one-before-it'])
  })

  test.each(['fifteen-letters', 'the-newest-secret,short', ' , ', ','])('%s is no secret to sign with', (secret) => {
    expect(refusedOf({ ...complete, SESSION_SECRET: secret })).toEqual(['SESSION_SECRET'])
  })

  test('vendors with plain prices are told apart by commas', () => {
    expect(readEnv({ ...complete, PLAIN_PRICE_VENDORS: '10001, 10004' }).PLAIN_PRICE_VENDORS).toEqual([
      '10001',
      '10004',
    ])
  })

  test('secrets at a provider are found by vendor id, and may hold colons', () => {
    const { GOOGLE_SECRETS, FACEBOOK_SECRETS } = readEnv({ ...complete, GOOGLE_SECRETS: '10001:a:b , 10002:c' })
    expect([...GOOGLE_SECRETS]).toEqual([
      ['10001', 'a:b'],
      ['10002', 'c'],
    ])
    expect(FACEBOOK_SECRETS.size).toBe(0)
  })

  test.each(['secret', '10001:', ':secret', '10001:a b'])('%s is no secret at a provider', (secret) => {
    expect(refusedOf({ ...complete, FACEBOOK_SECRETS: `10002:good,${secret}` })).toEqual(['FACEBOOK_SECRETS'])
  })

  test.each(['http://accounts.test', 'accounts.test', 'ftp://127.0.0.1', 'http://127.0.0.1.accounts.test'])(
    '%s is no provider to send customers to',
    (issuer) => {
      expect(refusedOf({ ...complete, GOOGLE_ISSUER: issuer })).toEqual(['GOOGLE_ISSUER'])
    },
  )

  test('a provider on this machine needs no TLS', () => {
    const issuer = 'http://127.0.0.1:4444'
    expect(readEnv({ ...complete, GOOGLE_ISSUER: issuer, FACEBOOK_ISSUER: issuer }).FACEBOOK_ISSUER).toBe(issuer)
  })

  test('picture origins are origins, without a path', () => {
    const origins = 'https://cdn.test,https://img.test:8443'
    expect(readEnv({ ...complete, IMAGE_ORIGINS: origins }).IMAGE_ORIGINS).toEqual([
      'https://cdn.test',
      'https://img.test:8443',
    ])
  })

  test.each(['https://cdn.test/', 'https://cdn.test/images', 'cdn.test', '*', "'unsafe-inline'", 'https://CDN.test'])(
    '%s is no picture origin',
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
  ])('%s may not be %s', (name, value) => {
    expect(refusedOf({ ...complete, [name]: value })).toEqual([name])
  })
})
