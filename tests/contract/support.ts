import { afterAll, beforeAll } from 'vitest'
import { createVendor } from '~/vendor-api/index.server'
import { startDemo, type RunningDemo } from '../../demo/testing/client'

export const ahmedabad = { latitude: 23.0258, longitude: 72.559, city: 'Ahmedabad', state: 'Gujarat' }

/** The control call that makes the demo answer in each of the ways vendors do. */
const controlCalls = {
  'as specified': [],
  'with wrong types': ['fault', { call: '*', kind: 'types', times: 1_000_000 }],
  'with numbers as text and null for nothing': ['flavour', { numbers: 'text', empty: 'null' }],
  'with numbers as numbers and nothing left out': ['flavour', { numbers: 'native', empty: 'absent' }],
  'with numbers as text and nothing as empty text': ['flavour', { numbers: 'text', empty: 'blank' }],
} as const

export type Flavour = keyof typeof controlCalls
/** The ways vendors answer: as the contract says, and in other spellings that clients have to accept. */
export const flavours = Object.keys(controlCalls) as Flavour[]

/** A demo vendor, as seeded, and clients of it as our server makes them. */
async function startContract(parts: DemoParts) {
  const demo = await startDemo(parts)
  const clientOf = (token: string | null, vendorId = '10001', locale = 'en') =>
    createVendor({ baseUrl: `${demo.origin}/api/v1`, timeoutMs: 60_000, locale, vendorId, token })
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
  const [call, fields] = controlCalls[flavour]
  if (call) await demo.control(call, fields)
}

export type Contract = Awaited<ReturnType<typeof startContract>>

type DemoParts = Parameters<typeof startDemo>[0]

/** The contract of a test file, started before its tests. */
export function ownContract(parts: DemoParts = {}): Contract {
  const contract = {} as Contract
  beforeAll(async () => void Object.assign(contract, await startContract(parts)))
  afterAll(() => contract.stop())
  return contract
}
