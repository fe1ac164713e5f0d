import { describe, expect, test } from 'vitest'
import { fieldsToKeep, readForm } from './form.server'

const formType = 'application/x-www-form-urlencoded'

function posted(body: BodyInit | null, type: string | null = formType) {
  const headers: HeadersInit = type === null ? {} : { 'Content-Type': type }
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

/** A body that says nothing of its length and would go on as long as it is read. */
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

describe('posted fields', () => {
  test('are read in their order, repeated ones too', async () => {
    expect(await fieldsOf(posted('choice=1&choice=2&name=%C3%BC+x', `${formType};charset=UTF-8`))).toEqual([
      ['choice', '1'],
      ['choice', '2'],
      ['name', 'ü x'],
    ])
  })

  test('a body that ends inside a character is read as far as it goes', async () => {
    expect((await fieldsOf(posted(Buffer.from([0x61, 0x3d, 0xc3])))).map(([name]) => name)).toEqual(['a'])
  })

  test('no body is no fields', async () => {
    expect(await isRead(posted(null))).toBe(true)
    expect(await fieldsOf(posted(null))).toEqual([])
  })

  test.each(['multipart/form-data; boundary=x', 'application/json', 'text/plain', '', null])(
    'of the type %s are refused',
    async (type) => {
      expect(await isRead(posted(Buffer.from('a=1'), type))).toBe(false)
    },
  )

  test('up to 64 kB are read, more is refused', async () => {
    expect(await isRead(posted(`a=${'x'.repeat(64 * 1024 - 2)}`))).toBe(true)
    expect(await isRead(posted(`a=${'x'.repeat(64 * 1024 - 1)}`))).toBe(false)
  })

  test('an endless body is refused: some of it is read and thrown away so that the answer arrives, not all', async () => {
    const { body, sent } = endless()
    expect(await isRead(posted(body))).toBe(false)
    expect(sent.bytes).toBeLessThan(9 * 1024 * 1024)
  })
})

describe('fields kept for the way back', () => {
  const kept = (text: string) => fieldsToKeep(new URLSearchParams(text))

  test('are what was typed', () => {
    expect(kept('house=4B&landmark=near+the+park')).toBe('house=4B&landmark=near+the+park')
  })

  test.each(['password', 'newPassword', 'password_current', 'TOKEN', 'csrfToken', 'otp', 'smsOtp'])(
    'never hold %s',
    (name) => {
      expect(kept(`${name}=hush&house=4B`)).toBe('house=4B')
    },
  )

  test('leave out what belongs to one page view: the pressed button, an order’s key and its quote', () => {
    expect(kept('intent=save&attempt=1&quote=2&method=cash')).toBe('method=cash')
  })

  test('leave empty and endless ones out', () => {
    expect(kept(`house=&notes=${'n'.repeat(601)}&flat=4`)).toBe('flat=4')
  })

  test('fit an address, however many there are', () => {
    const many = kept(Array.from({ length: 500 }, (_, at) => `field${at}=${'ü'.repeat(20)}`).join('&'))
    expect(many.length).toBeGreaterThan(500)
    expect(many.length).toBeLessThan(2000)
  })
})
