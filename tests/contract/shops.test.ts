import { beforeEach, describe, expect, test } from 'vitest'
import { createGeocoder } from '~/maps/geocoder.server'
import { ahmedabad, flavours, ownContract } from './support'

const contract = ownContract()

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('settings are found by host, and an unknown host has none', async () => {
    const settings = await contract.guest.settings.byHost('localhost')
    expect(settings).toMatchObject({
      vendorId: '10001',
      appName: 'Tiffin Street',
      currency: { sign: '₹', decimals: 2 },
      taxName: 'GST',
      languages: ['en', 'fr'],
      isSingleStore: false,
      isSystemAvailable: true,
      isPickupEnabled: true,
      systemLocation: { latitude: 23.0225, longitude: 72.5714 },
      systemStartTime: '00:00:00',
      systemEndTime: '23:59:00',
      logo: `${contract.origin}/pictures/logo-tiffin-street.svg`,
      favicon: `${contract.origin}/pictures/favicon-tiffin-street.svg`,
    })
    expect(settings?.mapsKey).not.toBe('')
    expect(await contract.guest.settings.byHost('nobody.example')).toBeNull()
  })

  test('a brand with one store and one language says so', async () => {
    expect(await contract.guest.settings.byHost('grocery.localhost')).toMatchObject({
      isSingleStore: true,
      languages: ['en'],
    })
    expect(await contract.guest.settings.byHost('arabia.localhost')).toMatchObject({ languages: ['ar', 'en'] })
  })

  test("settings have their texts in the page's language", async () => {
    const arabic = contract.clientOf(null, '10003', 'ar')
    expect((await arabic.settings.texts()).headline).toMatch(/\p{Script=Arabic}/u)
  })

  test('the languages of a host', async () => {
    expect(await contract.guest.settings.languages('localhost')).toEqual([
      { code: 'en', name: 'English', isRtl: false },
      { code: 'fr', name: 'Français', isRtl: false },
    ])
    expect((await contract.guest.settings.languages('arabia.localhost'))[0]).toMatchObject({ code: 'ar', isRtl: true })
  })

  test('a point is in a zone or in none, and the settings say whether zones count', async () => {
    const [{ guest }, arabia] = [contract, contract.clientOf(null, '10003', 'ar')]
    expect((await guest.settings.byHost('localhost'))?.usesZones).toBe(false)
    expect((await guest.settings.byHost('arabia.localhost'))?.usesZones).toBe(true)
    const dubai = { latitude: 25.2532, longitude: 55.3053 }
    expect(await arabia.settings.zoneOf(dubai, 'delivery')).toMatchObject({ minimum: expect.any(String) })
    expect(await arabia.settings.zoneOf(ahmedabad, 'delivery')).toBeNull()
    expect(await guest.settings.zoneOf(ahmedabad, 'pickup')).toMatchObject({
      minimum: '80',
      freeAbove: '600',
    })
  })

  test('stores near a place come once each, open ones first; none where no store delivers', async () => {
    const stores = await contract.guest.lists.nearby({ place: ahmedabad, mode: 'delivery' })
    expect(stores).toHaveLength(30)
    expect(new Set(stores.map(({ id }) => id)).size).toBe(30)
    expect(stores.find(({ id }) => id === '2101')).toMatchObject({ name: 'Green Bowl', slug: 'green-bowl' })
    expect(
      await contract.guest.lists.nearby({ place: { ...ahmedabad, latitude: 0, longitude: 0 }, mode: 'delivery' }),
    ).toEqual([])
  })

  test('a store is the same by slug and by id; an unknown one is null', async () => {
    const bySlug = await contract.guest.stores.bySlug('green-bowl', ahmedabad)
    expect(bySlug).toMatchObject({
      id: '2101',
      name: 'Green Bowl',
      minimumOrder: expect.stringMatching(/^100(\.0+)?$/) as string,
    })
    expect(await contract.guest.stores.byId('2101', ahmedabad, { fresh: true })).toEqual(bySlug)
    expect(await contract.guest.stores.bySlug('no-such-store', ahmedabad)).toBeNull()
    expect(await contract.guest.stores.byId('999999', null)).toBeNull()
  })

  test('an item without choices has the same facts in the menu as by itself', async () => {
    const menus = contract.guest.menus
    const [bowls, supermarket] = [await menus.plainItems('2101'), await menus.plainItems('2104')]
    for (const [id, item] of bowls) expect(item).toEqual(await menus.item('2101', id))
    const some = [...supermarket].filter((_, at) => at % 10 === 0)
    for (const [id, item] of some) expect(item).toEqual(await menus.item('2104', id))
    // Rows without all facts are not used for prices.
    const isLeftOut = flavour === 'with numbers as numbers and nothing left out'
    expect([bowls.size, supermarket.size]).toEqual(isLeftOut ? [2, 0] : [17, 220])
  })

  test('a whole menu, a menu by category, and one section of a big menu', async () => {
    const menus = contract.guest.menus
    const request = { storeId: '2101', place: ahmedabad, mode: 'delivery', categoryId: '' } as const
    const whole = await menus.sections(request)
    expect(whole.map(({ name }) => name)).toEqual(['Bowls', 'Salads', 'Wraps', 'Snacks', 'Sweet', 'Drinks'])
    expect(whole[0]?.items[4]).toMatchObject({
      id: '905',
      name: 'Dal and rice bowl',
      diet: 'veg',
      isSoldOut: false,
      isCustomisable: false,
    })
    expect(whole[1]?.items.find(({ id }) => id === '908')).toMatchObject({ isSoldOut: true })
    expect(whole[0]).toMatchObject({ image: '', description: 'Warm, filling, made to order.' })
    const [eggs, sweet] = await menus.sections({ ...request, storeId: '2116' })
    expect(sweet?.image).toMatch(/tile-breakfast/)
    expect(sweet?.items.map(({ soldAt }) => soldAt)).toEqual(Array(3).fill('7 to 11 AM'))
    expect(eggs?.items.map(({ soldAt }) => soldAt)).toEqual(Array(3).fill(''))

    const { categories } = await contract.guest.stores.menuCategories('2103', ahmedabad)
    expect(categories.map(({ name }) => name).slice(0, 3)).toEqual(['Bread', 'Pastry', 'Cakes'])
    const cakes = await menus.sections({ ...request, storeId: '2103', categoryId: categories[2]?.id ?? '' })
    expect(cakes.flatMap(({ items }) => items.map(({ name }) => name))).toContain('Lemon tart')

    const headers = await menus.headers('2104')
    const section = await menus.sectionItems('2104', headers[0]?.id ?? '')
    expect(section?.items.length).toBeGreaterThan(20)
    expect(new Set(section?.items.map(({ id }) => id)).size).toBe(section?.items.length)
    expect(await menus.sectionItems('2104', '999999')).toBeNull()
  })

  test('an item has its groups, choices and nested choices with their rules', async () => {
    const item = await contract.guest.menus.item('2101', '901')
    expect(item).toMatchObject({ id: '901', name: 'Quinoa bowl' })
    const [size, extras] = item?.groups ?? []
    expect(size).toMatchObject({
      name: 'Size',
      choices: [
        { id: '310', name: 'Regular', isDefault: true },
        { id: '311', name: 'Large' },
      ],
    })
    const sauce = extras?.choices.find(({ name }) => name === 'Sauce')
    expect(sauce?.nested.choices.map(({ name }) => name)).toEqual(['Mint', 'Garlic'])
    expect(await contract.guest.menus.item('2101', '999999')).toBeNull()
    expect(await contract.guest.menus.item('2102', '901')).toBeNull()
  })

  test('the checks: whether a store takes orders, is in reach, and has the same menu', async () => {
    const { stores } = contract.guest
    const now = { mode: 'delivery', date: '', time: '' } as const
    expect(await stores.isTakingOrders({ storeId: '2101', ...now })).toBe(true)
    expect(await stores.isTakingOrders({ storeId: '2128', ...now })).toBe(false)
    expect(await stores.isInReach('2101', ahmedabad)).toBe(true)
    expect(await stores.isInReach('2101', { latitude: 0, longitude: 0 })).toBe(false)
    const line = { itemId: '901', basePrice: '180', choiceIds: ['311'], choicePrices: ['40'] }
    expect(await stores.checkMenu({ storeId: '2101', lines: [line] })).toEqual({ ok: true })
    const changed = await stores.checkMenu({ storeId: '2101', lines: [{ ...line, basePrice: '170' }] })
    expect(changed).toMatchObject({ ok: false, changes: [{ itemId: '901', status: 'changed' }] })
    const soldOut = await stores.checkMenu({
      storeId: '2101',
      lines: [{ itemId: '908', basePrice: '160', choiceIds: [], choicePrices: [] }],
    })
    expect(soldOut).toMatchObject({ ok: false, changes: [{ itemId: '908', status: 'sold-out' }] })
  })

  test('the maps service finds places by text and by point', async () => {
    const geocoder = createGeocoder({ baseUrl: contract.origin, key: 'any', language: 'en', timeoutMs: 60_000 })
    const [best] = await geocoder.search('Law Garden')
    expect(best).toMatchObject({
      city: 'Ahmedabad',
      state: 'Gujarat',
      zip: '380006',
      latitude: 23.0262,
      longitude: 72.5609,
    })
    expect(best?.address).toContain('Law Garden')
    expect(await geocoder.search('xyzzy')).toEqual([])
    expect((await geocoder.reverse(best?.latitude ?? 0, best?.longitude ?? 0))?.address).toContain('Law Garden')

    const [completed] = await geocoder.suggest('law gar', { near: ahmedabad, session: 's1' })
    expect(completed).toEqual({ placeId: expect.any(String), label: 'Law Garden', detail: 'Ahmedabad, Gujarat, India' })
    expect(await geocoder.byId(completed?.placeId ?? '', 's1')).toEqual(best)
    expect(await geocoder.suggest('xyzzy', { near: null, session: '' })).toEqual([])
    expect(await geocoder.byId('nowhere', '')).toBeNull()
  })
})

test('the maps service refuses without a key', async () => {
  await contract.prepare('as specified')
  const geocoder = createGeocoder({ baseUrl: contract.origin, key: '', language: 'en', timeoutMs: 60_000 })
  await expect(geocoder.search('Law Garden')).rejects.toMatchObject({ kind: 'refused' })
})
