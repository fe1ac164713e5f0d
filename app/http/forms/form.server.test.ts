import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { StoreDown } from '~/http/store/key-value'
import { VendorError } from '~/vendor-api/errors'
import { failureAnswer, failureText, fieldsToKeep, parseFields, readForm } from './form.server'

const formType = 'application/x-www-form-urlencoded'

function posted(body: BodyInit | null, type: string | null = formType) {
  const headers: HeadersInit = type === null ? {} : { 'Content-Type': type }
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

/** A body without a length that would never end. */
function endless() {
  const sent = { bytes: 0 }
  const body = new ReadableStream({
    pull(controller) {
      sent.bytes += 1024
      controller.enqueue(Buffer.alloc(1024, 'a'))
    },
  })
  return { body, sent }
}

const fieldsOf = async (request: Request) => [...((await readForm(request)) ?? [])]
const isRead = async (request: Request) => (await readForm(request)) !== null

test.each([
  [500, 'error.server'],
  [503, 'error.server'],
  [429, 'error.busy'],
])('HTTP %s from the vendor is told as %s', (status, key) => {
  expect(failureText(new VendorError('server', 'x', { status }), (word) => word)).toBe(key)
})

test.each([
  ['the refusal of a call', new VendorError('refused', 'x', { vendorMessage: 'Too late' }), ['Too late', 422]],
  ['the refusal of a field', new VendorError('invalid', 'x', { vendorMessage: 'No name' }), ['No name', 422]],
  ['a refusal without words', new VendorError('refused', 'x'), ['error.generic', 422]],
  ['a vendor that is too slow', new VendorError('timeout', 'x'), ['error.timeout', 502]],
  ['a vendor that is not reached', new VendorError('network', 'x'), ['error.generic', 502]],
  ['our own store being down', new StoreDown('gone'), ['error.generic', 502]],
] as const)('%s is told to the customer, with its status', (_, error, answer) => {
  expect(failureAnswer(error, (word) => word)).toEqual(answer)
})

test('what is no failure of a call, such as a redirect, is not told at a form', () => {
  const redirect = new Response(null, { status: 302 })
  expect(() => failureText(redirect, (word) => word)).toThrow(redirect as never)
})

describe('posted fields', () => {
  test('are read in order, including repeated ones', async () => {
    expect(await fieldsOf(posted('choice=1&choice=2&name=%C3%BC+x', `${formType};charset=UTF-8`))).toEqual([
      ['choice', '1'],
      ['choice', '2'],
      ['name', 'ü x'],
    ])
  })

  test('are read to the end if the body ends inside a character', async () => {
    expect((await fieldsOf(posted(Buffer.from([0x61, 0x3d, 0xc3])))).map(([name]) => name)).toEqual(['a'])
  })

  test('are none without a body', async () => {
    expect(await isRead(posted(null))).toBe(true)
    expect(await fieldsOf(posted(null))).toEqual([])
  })

  test.each(['multipart/form-data; boundary=x', 'application/json', 'text/plain', '', null])(
    'of the type %s are refused',
    async (type) => {
      expect(await isRead(posted(Buffer.from('a=1'), type))).toBe(false)
    },
  )

  test('are read up to 64 kB, more is refused', async () => {
    expect(await isRead(posted(`a=${'x'.repeat(64 * 1024 - 2)}`))).toBe(true)
    expect(await isRead(posted(`a=${'x'.repeat(64 * 1024 - 1)}`))).toBe(false)
  })

  test('of an endless body are refused: part of it is read so that the answer arrives, but not all', async () => {
    const { body, sent } = endless()
    expect(await isRead(posted(body))).toBe(false)
    expect(sent.bytes).toBeLessThan(9 * 1024 * 1024)
  })
})

describe('a body that does not end', () => {
  afterEach(() => void vi.useRealTimers())

  test('counts as unreadable after a timeout', async () => {
    vi.useFakeTimers()
    const stalled = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('a=1')) })
    const read = readForm(posted(stalled))
    await vi.runAllTimersAsync()
    expect(await read).toBeNull()
  })

  test('counts as unreadable if the sender has gone', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
    expect(await isRead(posted(broken))).toBe(false)
  })
})

/** Names that a form library would turn into something huge or broken, or into a built-in property. */
const harmful = [
  'choice[3000000]=1',
  'choice[50000]=1',
  'choice[100]=1',
  'choice=1&choice=2&choice.3000000=3',
  'a[9][9][9][9]=1',
  'a.b.c.d.e=1',
  `${'a'.repeat(121)}=1`,
  '=1',
  'a]b=1',
  'a[=1',
  'a[-1]=1',
  'a[x]=1',
  '.a=1',
  '__proto__=1',
  '__proto__.isAdmin=1',
  'a.__proto__.isAdmin=1',
  'constructor=1',
  'a.constructor.prototype=1',
  'a.prototype.x=1',
  'toString=1',
  'choice[0]=1&choice.map=1',
  'choice[0]=1&choice.length=4000000000',
  '__intent__={"type":"insert","payload":{"name":"choice","index":3000000}}',
  '__state__={',
  Array.from({ length: 251 }, (_, at) => `a${at}=`).join('&'),
]

describe.each(harmful)('the field names of %.60s', (text) => {
  test('are refused in a form', async () => {
    expect(await isRead(posted(text))).toBe(false)
  })

  test('are ignored in a query', () => {
    const schema = z.object({ choice: z.array(z.string()).default([]), page: z.number().default(1) })
    expect(parseFields(new URLSearchParams(`page=7&${text}`), schema)).toMatchObject({
      status: 'success',
      value: { choice: [], page: 1 },
      payload: {},
    })
  })
})

test('what none of our pages sends is an error of the whole form, in our words', () => {
  const schema = z.object({ notes: z.string().max(9, 'field.tooLong').optional(), key: z.string().max(9) })
  const errorOf = (text: string) => parseFields(new URLSearchParams(text), schema).reply().error
  expect(errorOf('key=k&notes=far+too+long')).toEqual({ notes: ['field.tooLong'] })
  for (const text of ['notes=a', 'key=far+too+long', 'key=k&notes=a&notes=b'])
    expect(errorOf(text)).toEqual({ '': ['error.form'] })
  expect(errorOf('key=far+too+long&notes=far+too+long')).toEqual({ '': ['error.form'], notes: ['field.tooLong'] })
})

test('any field names give values of the schema or its errors, and nothing larger than the input', () => {
  const step = fc.oneof(
    fc.constantFrom('choice', 'line', 'map', 'length', 'x', '__proto__', 'constructor', '__intent__', '__state__'),
    fc.nat({ max: 4_000_000_000 }).map(String),
    fc.string({ maxLength: 5 }),
  )
  const name = fc
    .tuple(step, fc.array(fc.tuple(fc.constantFrom('.', '[', ''), step, fc.constantFrom(']', '')), { maxLength: 6 }))
    .map(([first, rest]) => first + rest.map((part) => part.join('')).join(''))
  const fields = fc.array(fc.tuple(name, fc.string({ maxLength: 8 })), { maxLength: 12 })
  const schema = z.object({ choice: z.array(z.string()).max(100).default([]), line: z.string().optional() })
  fc.assert(
    fc.property(fields, (pairs) => {
      const submission = parseFields(new URLSearchParams(pairs), schema)
      expect(JSON.stringify(submission.reply()).length).toBeLessThan(10_000)
    }),
    { numRuns: 2000, seed: 7 },
  )
})

test('names as in our forms are read, including lists and repeated names', () => {
  const schema = z.object({
    'pick-51': z.string(),
    choice: z.array(z.string()),
    address: z.object({ lines: z.array(z.object({ text: z.string() })) }),
  })
  const fields = new URLSearchParams('pick-51=310&choice=1&choice=2&address.lines[0].text=a&address.lines[1].text=b')
  expect(parseFields(fields, schema)).toMatchObject({
    status: 'success',
    value: { 'pick-51': '310', choice: ['1', '2'], address: { lines: [{ text: 'a' }, { text: 'b' }] } },
  })
})

describe('fields kept for after signing in', () => {
  const queryFrom = (text: string) => fieldsToKeep(new URLSearchParams(text))

  test('are those that were typed', () => {
    const typed = 'house=4B&landmark=near+the+park&identifier=98250&country=IN&pincode=380001&asked=yes'
    expect(queryFrom(typed)).toBe(typed)
  })

  test.each([
    ...['password', 'newPassword', 'password_current', 'password_confirmation', 'TOKEN', 'csrfToken', 'otp', 'smsOtp'],
    ...['code', 'confirm', 'terms', 'again'],
  ])('never contain %s', (name) => {
    expect(queryFrom(`${name}=hush&house=4B`)).toBe('house=4B')
  })

  test('name the customer to whom the form was shown, so that nobody else gets them', () => {
    expect(queryFrom('as=5501&name=Asha')).toBe('as=5501&name=Asha')
  })

  test('leave out what belongs to one page view: the pressed button, an order’s key and its revision', () => {
    expect(queryFrom('intent=save&idempotencyKey=1&revision=2&method=cash')).toBe('method=cash')
  })

  test('leave out empty and very long ones', () => {
    expect(queryFrom(`house=&notes=${'n'.repeat(2001)}&flat=4`)).toBe('flat=4')
  })

  test('are at most 3,000 characters, however many there are', () => {
    const many = queryFrom(Array.from({ length: 500 }, (_, at) => `field${at}=${'ü'.repeat(20)}`).join('&'))
    const size = [...new URLSearchParams(many)].flat().join('').length
    expect(size).toBeGreaterThan(2900)
    expect(size).toBeLessThanOrEqual(3000)
  })
})

describe('the answer of a form', () => {
  const valuesIn = (fields: Record<string, string>) =>
    parseFields(new URLSearchParams(fields), z.object({ name: z.string() })).reply({ formErrors: ['no'] }).initialValue

  test('never brings passwords back, nor what repeats one', () => {
    expect(valuesIn({ name: 'Asha', oldPassword: 'a', password: 'b', confirm: 'b' })).toEqual({ name: 'Asha' })
  })

  test('brings everything else back, also a typed word that confirms something', () => {
    expect(valuesIn({ name: 'Asha', confirm: 'DELETE' })).toEqual({ name: 'Asha', confirm: 'DELETE' })
  })
})
