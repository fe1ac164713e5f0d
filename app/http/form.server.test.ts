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

const statusOf = (request: Request) =>
  readForm(request).then(
    () => 200,
    (refusal: unknown) => (refusal instanceof Response ? refusal.status : Promise.reject(refusal)),
  )

describe('posted fields', () => {
  test('are read in their order, repeated ones too', async () => {
    const form = await readForm(posted('choice=1&choice=2&name=%C3%BC+x', `${formType};charset=UTF-8`))
    expect([...form]).toEqual([
      ['choice', '1'],
      ['choice', '2'],
      ['name', 'ü x'],
    ])
  })

  test('a body that ends inside a character is read as far as it goes', async () => {
    expect((await readForm(posted(Buffer.from([0x61, 0x3d, 0xc3])))).has('a')).toBe(true)
  })

  test('no body is no fields', async () => {
    expect([...(await readForm(posted(null)))]).toEqual([])
  })

  test.each(['multipart/form-data; boundary=x', 'application/json', 'text/plain', '', null])('of the type %s are refused', async (type) => {
    expect(await statusOf(posted(Buffer.from('a=1'), type))).toBe(415)
  })

  test('up to 64 kB are read, more is refused', async () => {
    expect(await statusOf(posted(`a=${'x'.repeat(64 * 1024 - 2)}`))).toBe(200)
    expect(await statusOf(posted(`a=${'x'.repeat(64 * 1024 - 1)}`))).toBe(413)
  })

  test('a body without a length is refused as soon as it is too large, not read to its end', async () => {
    const { body, sent } = endless()
    expect(await statusOf(posted(body))).toBe(413)
    expect(sent.bytes).toBeLessThan(80 * 1024)
  })
})

describe('fields kept for the way back', () => {
  const kept = (text: string) => fieldsToKeep(new URLSearchParams(text))

  test('are what was typed', () => {
    expect(kept('house=4B&landmark=near+the+park')).toBe('house=4B&landmark=near+the+park')
  })

  test.each(['password', 'newPassword', 'password_current', 'TOKEN', 'csrfToken', 'otp', 'smsOtp'])('never hold %s', (name) => {
    expect(kept(`${name}=hush&house=4B`)).toBe('house=4B')
  })

  test('leave the pressed button, empty and endless ones out', () => {
    expect(kept(`intent=save&house=&notes=${'n'.repeat(301)}&flat=4`)).toBe('flat=4')
  })

  test('are twenty at most', () => {
    expect(kept(Array.from({ length: 50 }, (_, at) => `f${at}=1`).join('&')).split('&')).toHaveLength(20)
  })
})
