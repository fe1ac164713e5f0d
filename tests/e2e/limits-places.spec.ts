import { expect, test } from '../support/test'
import type { Visitor } from '../support/visitor'

/** Whose word counts for a customer's place: the device's, the maps service's, or a form's. */

test.use({ emptyCache: true })

/** The place with which the vendor is asked for a visitor's home page. */
async function opensHome(
  visitor: Visitor,
  demo: { calls(name: string): Promise<{ body: Record<string, unknown> }[]> },
) {
  expect((await visitor.ask('/')).status).toBe(200)
  const { cityname, state, latitude } = (await demo.calls('get_nearby_restaurant_v2')).at(-1)?.body ?? {}
  return { cityname, state, latitude }
}

test('a searched place brings its own city; a form cannot claim another', async ({ visitor, demo }) => {
  const { text } = await visitor.open('/location?search=Law+Garden')
  const sealed = /name="place" value="([^"]+)"/.exec(text)?.[1] ?? ''
  await visitor.ask('/place', { form: { intent: 'found', place: sealed, city: 'Anywhere', state: 'Nowhere' } })
  expect(await opensHome(visitor, demo)).toEqual({ cityname: 'Ahmedabad', state: 'Gujarat', latitude: '23.0262' })

  const [payload = '', signature = ''] = sealed.split(/\.(?=[^.]*$)/)
  const forged = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), city: 'Anywhere' }
  for (const place of [
    `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`,
    `${payload}.`,
    payload,
    JSON.stringify(forged),
    '',
  ]) {
    const refused = await visitor.submit('/place', { intent: 'found', place })
    expect(refused.text, place).toContain('The form could not be read')
  }
  expect(await opensHome(visitor, demo)).toMatchObject({ cityname: 'Ahmedabad' })
})

test('a point from a device gets its city from the maps service, which is asked once per street', async ({
  visitor,
  demo,
}) => {
  const point = { intent: 'location', latitude: '23.02621', longitude: '72.56092', city: 'Anywhere', state: 'Nowhere' }
  await visitor.ask('/place', { form: point })
  expect(await opensHome(visitor, demo)).toEqual({ cityname: 'Ahmedabad', state: 'Gujarat', latitude: '23.02621' })
  await visitor.ask('/place', { form: { ...point, latitude: '23.02618', address: 'My corner' } })
  expect((await visitor.open('/')).text).toContain('My corner')
  expect(await demo.calls('geocode')).toHaveLength(1)
})

test('without the maps service a point is accepted without a city', async ({ visitor, demo }) => {
  await demo.fault({ call: 'geocode', kind: 'status', value: 500, times: 5 })
  await visitor.ask('/place', { form: { intent: 'location', latitude: '23.03', longitude: '72.57', address: 'Here' } })
  expect(await opensHome(visitor, demo)).toEqual({ cityname: '', state: '', latitude: '23.03' })
})

test('impossible coordinates are refused and change nothing', async ({ visitor, demo }) => {
  const nowhere: Record<string, string>[] = [
    { latitude: 'NaN', longitude: '72' },
    { latitude: '91', longitude: '72' },
    { latitude: '23', longitude: '-180.1' },
    { latitude: 'Infinity', longitude: '72' },
    { latitude: '1e309', longitude: '72' },
    { latitude: '23', longitude: '72', address: 'x'.repeat(301) },
  ]
  for (const point of nowhere) {
    const refused = await visitor.submit('/place', { intent: 'location', ...point })
    expect(refused.text, JSON.stringify(point)).toContain('The form could not be read')
  }
  // Without scripts the device cannot be asked.
  const unasked = await visitor.submit('/place', { intent: 'location', latitude: '', longitude: '' })
  expect(unasked.text).toContain('Location information is unavailable')
  expect(await demo.calls('geocode')).toEqual([])
  expect(visitor.cookies.has('__place')).toBe(false)
})
