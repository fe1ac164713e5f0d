import { createVendor } from '~/vendor/index.server'
import { startDemo, type RunningDemo } from '../../demo/testing/client'

export const ahmedabad = { latitude: 23.0258, longitude: 72.559, city: 'Ahmedabad', state: 'Gujarat' }

/** The two ways vendors answer: as the specification says, and with numbers as text, text as numbers and nulls. */
export const flavours = ['as specified', 'with wrong types'] as const
export type Flavour = (typeof flavours)[number]

/** A demo vendor, as seeded, and clients of it as our server makes them. */
export async function startContract() {
  const demo = await startDemo()
  const clientOf = (token: string | null, vendorId = '10001', locale = 'en') =>
    createVendor({ baseUrl: `${demo.origin}/api/v1`, timeoutMs: 5000, locale, vendorId, token })
  return {
    demo,
    origin: demo.origin,
    guest: clientOf(null),
    clientOf,
    prepare: (flavour: Flavour) => prepare(demo, flavour),
    /** A client signed in as Asha, and her id. */
    async signedIn() {
      const { token, user } = await clientOf(null).auth.login('9000000001', 'demo1234')
      return { vendor: clientOf(token), user }
    },
    stop: demo.stop,
  }
}

async function prepare(demo: RunningDemo, flavour: Flavour) {
  await demo.control('reset')
  if (flavour === 'with wrong types') await demo.control('fault', { call: '*', kind: 'types', times: 1_000_000 })
}

export type Contract = Awaited<ReturnType<typeof startContract>>
