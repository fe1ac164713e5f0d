import { asha, greenBowl } from '../support/brands'
import { expect, test } from '../support/test'
import { attribute, hiddenFields, textOf, Visitor, type Answer } from '../support/visitor'

/** What customers see when the vendor is slow, refuses, breaks or answers nonsense. */

const { dal } = greenBowl

/** A timeout long enough for every call that is not delayed on purpose. */
const impatient = { VENDOR_TIMEOUT_MS: '3000' }
const late = { kind: 'delay', value: 60_000 }

/** A readable page: a heading and no technical text. */
function expectClearPage({ text, headers }: Answer, heading: string) {
  expect(headers['content-type']).toContain('text/html')
  expect(textOf(text)).toContain(heading)
  expect(text).not.toMatch(/\bat .+\.[jt]s:\d+|Error:|VendorError|ECONN|\/api\/v1/)
}

/** A page for a failure shows the id that the log has (rules 20.9). */
function expectReference({ text, headers }: Answer) {
  expect(text).toContain(`<bdi dir="ltr">${headers['x-request-id']}</bdi>`)
}

const noSettings = {
  'cannot be had': {
    shop: { ownStorefront: impatient },
    heading: 'Wir erreichen diesen Shop gerade nicht',
    faults: [
      { kind: 'status', value: 500, status: 503 },
      { kind: 'html', status: 503 },
      { ...late, status: 504 },
    ],
  },
  'nobody has': {
    shop: { emptyCache: true },
    heading: 'Shop nicht gefunden',
    faults: [
      { kind: 'status', value: 422, status: 404 },
      { kind: 'code', value: { code: 101, msg: 'no' }, status: 404 },
    ],
  },
}
for (const [what, { shop, heading, faults }] of Object.entries(noSettings)) {
  test.describe(`settings that ${what}`, () => {
    test.use(shop)

    test(`every kind of request gets an error page in the reader's language`, async ({ visitor, demo }) => {
      for (const { status, ...fault } of faults) {
        for (const [path, form] of [
          ['/vendor/green-bowl', undefined],
          ['/cart', undefined],
          ['/sign-in', { identifier: asha.mobile }],
          ['/cart', { intent: 'add', storeId: '2101', itemId: dal.id }],
          ['/language', { locale: 'fr' }],
        ] as const) {
          await demo.fault({ call: 'get-vendor-settings', times: 2, ...fault })
          const answer = await visitor.ask(path, { form, headers: { 'Accept-Language': 'de-AT,en;q=0.5' } })
          const label = `${fault.kind} ${path} ${form ? 'posted' : ''}`
          expect(answer.status, label).toBe(status)
          expectClearPage(answer, heading)
          if (status > 500) expectReference(answer)
          expect(answer.text, label).toContain(`<title>${heading}</title>`)
          expect(answer.text, label).toMatch(/<html lang="de" dir="ltr"/)
          expect(answer.text, label).toMatch(/href="">Noch einmal versuchen</)
          expect(answer.headers['set-cookie'], label).toBeUndefined()
          await demo.reset()
        }
      }
      // An unknown host is remembered for a while; a host that could not be looked up is tried again at once.
      const status = what === 'cannot be had' ? 200 : 404
      expect((await visitor.ask('/')).status).toBe(status)
    })
  })
}

test.describe('at the first visit', () => {
  test.use({ ownStorefront: impatient })

  test('a store that cannot be read: the page says so and can be tried again', async ({ visitor, demo }) => {
    const faults = [
      { kind: 'status', value: 500, heading: 'Something went wrong', status: 502 },
      { kind: 'html', heading: 'Something went wrong', status: 502 },
      { ...late, heading: 'This is taking longer than it should', status: 504 },
    ]
    for (const { heading, status, ...fault } of faults) {
      await demo.fault({ call: 'get_restaurant_detail_by_slug', times: 3, ...fault })
      const answer = await visitor.ask('/vendor/green-bowl')
      expect(answer.status, fault.kind).toBe(status)
      expectClearPage(answer, heading)
      expectReference(answer)
      expect(answer.text).toMatch(/<a class="button" href="">Try again<\/a>/)
      await demo.reset()
    }
    expect((await visitor.ask('/vendor/green-bowl')).status).toBe(200)
  })
})

test.describe('with nothing cached', () => {
  test.use({ emptyCache: true })

  test('a host without a vendor: Store not found', async ({ storefront }) => {
    const answer = await new Visitor(storefront, 'nobody.localhost').ask('/')
    expect(answer.status).toBe(404)
    expectClearPage(answer, 'Store not found')
  })

  test('a vendor that takes two seconds still gets its page shown', async ({ page, demo }) => {
    await demo.fault({ call: 'get_nearby_restaurant_v2', kind: 'delay', value: 2000 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Green Bowl', exact: true })).toBeVisible()
  })

  test('numbers as text, text as numbers and nulls change nothing from the menu to the order', async ({
    visitor,
    demo,
  }) => {
    const withText = (await visitor.open('/vendor/green-bowl')).text
    await demo.fault({ call: '*', kind: 'types', times: 100_000 })
    expect(textOf((await visitor.open('/')).text)).toContain('Spice Route')
    expect(textOf(withText)).toContain('Dal and rice bowl')
    expect(textOf((await visitor.open('/vendor/spice-route')).text)).toContain('₹210.00')
    expect(textOf((await visitor.open('/item/2101/901')).text)).toContain('Avocado')
    await visitor.signIn()
    await visitor.add('2101', dal)
    const form = await visitor.proceedToPay('note')
    const placed = await visitor.ask('/payment', { form })
    expect(placed.location).toMatch(/^\/order-status\/\d+$/)
    for (const [path, word] of [
      [placed.location, 'Green Bowl'],
      [placed.location.replace('status', 'details'), '₹187.50'],
      ['/orders', 'Green Bowl'],
      ['/orders?list=past', 'Green Bowl'],
      ['/address', 'Lake View'],
    ] as const) {
      const answer = await visitor.open(path)
      expect(answer.status, path).toBe(200)
      expect(textOf(answer.text), path).toContain(word)
    }
  })

  test('a menu is shown even if its cart cannot be priced', async ({ visitor, demo }) => {
    await visitor.add('2101', dal)
    await demo.fault({ call: 'get_restaurant_detail', kind: 'status', value: 500, times: 5 })
    const answer = await visitor.open('/vendor/spice-route')
    expect(answer.status).toBe(200)
    expect(textOf(answer.text)).toContain('Jeera rice')
  })
})

test("sign-in shows the vendor's message and nothing technical", async ({ visitor, demo }) => {
  const cases = [
    [{ kind: 'status', value: 500 }, 'Server error'],
    [{ kind: 'status', value: 422 }, 'The is langauge field is invalid.'],
    [{ kind: 'html' }, 'Something went wrong, Please try again.'],
    [{ kind: 'code', value: { code: 101, msg: 'Account locked' } }, 'Account locked'],
    [{ kind: 'code', value: { code: 200, msg: 'No token for you' } }, 'No token for you'],
    [
      { kind: 'code', value: { code: 101, msg: '<img src=x onerror=alert(1)><script>alert(2)</script>' } },
      '&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;',
    ],
  ] as const
  for (const [fault, message] of cases) {
    await demo.fault({ call: 'login', ...fault })
    const answer = await visitor.ask('/sign-in', {
      form: { intent: 'sign-in', identifier: asha.mobile, password: asha.password },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expectClearPage(answer, message)
    expect(answer.text).not.toContain('<img src=x')
    expect(answer.text).not.toContain(asha.password)
  }
})

test("a customer's page that cannot be read says so", async ({ visitor, demo }) => {
  await visitor.signIn()
  await visitor.add('2101', dal)
  for (const [path, call] of [
    ['/orders', 'ongoing_orders'],
    ['/order-details/70001', 'view_order_details'],
    ['/address', 'list_shiping_address'],
    ['/review-cart', 'get_user_primary_address'],
  ] as const) {
    for (const fault of [{ kind: 'status', value: 500 }, { kind: 'html' }]) {
      await demo.fault({ call, ...fault })
      const answer = await visitor.ask(path)
      expect(answer.status, `${path} ${fault.kind}`).toBe(502)
      expectClearPage(answer, 'Something went wrong')
    }
  }
  expect((await visitor.ask('/review-cart')).status).toBe(200)
})

test('a placed order that cannot be read is not lost: its page says so and checks again', async ({
  customer,
  visitor,
  demo,
  page,
  problems,
}) => {
  problems.allowStatus(502)
  await customer.hasAdded(visitor, '2101', dal)
  await page.goto('/payment')
  // The order's last known state would be used; here there is none.
  await demo.fault({ call: 'view_order_details', kind: 'status', value: 500, times: 2 })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot see your order right now')
  await expect(page.getByText('please do not order or pay again')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Arriving')
  expect(await demo.calls('place_order')).toHaveLength(1)
})

test('a form answers with an error page, complete with bar and menu, if its own page cannot be read afterwards', async ({
  visitor,
  demo,
}) => {
  await visitor.signIn()
  await visitor.add('2101', dal)
  // The action shows its failure beside its fields; the loader that runs after it cannot.
  await demo.fault({ call: 'get_user_primary_address', kind: 'status', value: 500, times: 2 })
  const answer = await visitor.ask('/review-cart', { form: { revision: 'x', notes: 'y' } })
  expect(answer.status).toBe(502)
  expectClearPage(answer, 'Something went wrong')
  expect(answer.text).toContain('Cart, 1 item')
  expect((await visitor.ask('/review-cart')).status).toBe(200)
})

test('posting to a page that takes no form says so', async ({ visitor }) => {
  const answer = await visitor.ask('/orders', { form: { a: 'b' } })
  expect(answer.status).toBe(405)
  expectClearPage(answer, 'That is not possible here')
})

test('every page and every form notices an ended session and reports it once', async ({ visitor, demo }) => {
  for (const [call, path, form] of [
    ['ongoing_orders', '/orders', null],
    ['view_order_details', '/order-details/70001', null],
    ['list_shiping_address', '/address', { addressId: '1', as: '5501' }],
    ['get_user_primary_address', '/review-cart', { revision: 'x', notes: 'y' }],
  ] as const) {
    await visitor.signIn()
    await visitor.add('2101', dal)
    await demo.fault({ call, kind: 'status', value: 401 })
    const answer = await visitor.ask(path, form ? { form } : {})
    expect(answer.status, path).toBe(302)
    expect(answer.location, path).toContain(`/sign-in?redirectTo=${encodeURIComponent(path)}`)
    expect(textOf((await visitor.open(answer.location)).text)).toContain('Session Expired. Try login again')
    expect(textOf((await visitor.open(answer.location)).text)).not.toContain('Session Expired')
    expect((await visitor.ask('/orders')).location).toContain('/sign-in')
  }
})

test.describe('with a vendor that does not answer in time', () => {
  test.use({ ownStorefront: impatient })

  test('pages time out with a way to try again; forms keep what was typed', async ({
    page,
    customer,
    visitor,
    demo,
    problems,
  }) => {
    problems.allow(/50\d/)
    await customer.hasAdded(visitor, '2101', dal)
    await demo.fault({ call: 'ongoing_orders', ...late, times: 2 })
    await page.goto('/orders')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is taking longer than it should')
    await demo.reset()
    await visitor.signIn()
    await customer.continues(visitor)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders')

    await page.goto('/review-cart')
    await page.getByLabel('Instructions').fill('Keep me')
    await demo.fault({ call: 'get_user_primary_address', ...late, times: 1 })
    await page.getByRole('button', { name: 'Proceed To Pay' }).click()
    await expect(page.getByRole('alert')).toContainText('is taking too long to answer')
    await expect(page.getByLabel('Instructions')).toHaveValue('Keep me')
    await page.getByRole('button', { name: 'Proceed To Pay' }).click()
    await expect(page).toHaveURL('/payment')
  })
})

test('a form whose page fails gets its text back on another try', async ({ visitor, demo }) => {
  await visitor.signIn()
  const forms: { path: string; call: string; fields: Record<string, string> }[] = [
    { path: '/rating/70001', call: 'view_order_details', fields: { stars: '4', text: 'Hot and early' } },
    {
      path: '/update-address/802',
      call: 'list_shiping_address',
      fields: { intent: 'search', search: 'CG Road', house: 'Villa 7' },
    },
    { path: '/profile', call: 'get_user_details_web', fields: { name: 'Asha Rao', email: 'no address' } },
  ]
  for (const { path, call, fields } of forms) {
    const hidden = {
      as: attribute(/<input[^>]* name="as"[^>]*>/.exec((await visitor.open(path)).text)?.[0] ?? '', 'value'),
    }
    await demo.fault({ call, kind: 'status', value: 500, times: 99 })
    const failed = await visitor.ask(path, { form: { ...hidden, ...fields } })
    expect(failed.status, path).toBe(502)
    const retry = attribute(/<a class="button"[^>]*>/.exec(failed.text)?.[0] ?? '', 'href')
    expect(retry, path).toContain('?typed=')
    await demo.heal()
    const again = await visitor.open(retry)
    expect(again.text, path).toContain(Object.values(fields).at(1))
  }
})

test('support can be written to about an order that cannot be read; nothing typed is lost', async ({
  visitor,
  demo,
}) => {
  await visitor.signIn()
  await demo.fault({ call: 'view_order_details', kind: 'status', value: 500, times: 99 })
  const chat = await visitor.ask('/support-chat?order=70001')
  expect([chat.status, textOf(chat.text).includes('70001')]).toEqual([200, true])
  const form = { ...hiddenFields(chat.text, 'say'), message: 'Where is my order?' }
  const failed = await visitor.ask('/support-chat?order=70001', { form })
  expect([failed.status, failed.text.includes('Where is my order?')]).toEqual([502, true])
  expect(await demo.calls('sendmessage')).toEqual([])
})
