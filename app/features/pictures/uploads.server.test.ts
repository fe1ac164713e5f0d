import { expect, test, vi } from 'vitest'
import type { Upload } from '~/http/forms/upload.server'
import { receiveUpload, type Sender } from './uploads.server'

const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`
const notes = part('"notes"', 'Ring twice')
const fileOf = (bytes: number) => part('"picture"; filename="a.png"', 'x'.repeat(bytes))
const whole = `${notes}${fileOf(100_000)}--b--\r\n`
const posted = (body: BodyInit) =>
  new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)

/** A form that has arrived this far on a connection too slow to finish. */
function aSlowOne(so = '') {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (it) => void (controller = it) })
  const send = (text: string) => controller?.enqueue(Buffer.from(text))
  send(so)
  return { request: posted(body), send, end: () => controller?.close() }
}

const asTheyCame = async (files: Upload['files']) => files.map((file) => file?.length)
const customer = (id: string): Sender => ['10001', id]
const receive = (request: Request, id: string) => receiveUpload(request, customer(id), asTheyCame)

async function summaryOf(upload: Awaited<ReturnType<typeof receive>>) {
  return upload && { problem: upload.problem, files: await upload.made, typed: String(upload.fields) }
}

const acceptedUpload = { problem: null, files: [100_000], typed: 'notes=Ring+twice' }
const refused = { problem: 'no-room', files: [], typed: 'notes=Ring+twice' }

test('slow senders do not hold up anybody else, however many there are', async () => {
  const slow = Array.from({ length: 40 }, () => aSlowOne())
  const waited = slow.map(({ request }, at) => receive(request, `slow ${at}`))
  expect(await summaryOf(await receive(posted(whole), '5502'))).toEqual(acceptedUpload)
  for (const { end } of slow) end()
  expect(await Promise.all(waited)).toEqual(slow.map(() => null))
})

test('a customer can send four forms at once; of a fifth only the typed text is kept', async () => {
  const slow = Array.from({ length: 4 }, () => aSlowOne())
  const waited = slow.map(({ request }) => receive(request, '5501'))
  expect(await summaryOf(await receive(posted(whole), '5501'))).toEqual(refused)
  expect(await summaryOf(await receive(posted(`${notes}--b--\r\n`), '5501'))).toEqual({ ...acceptedUpload, files: [] })
  expect(await summaryOf(await receive(posted(whole), '5502'))).toEqual(acceptedUpload)
  for (const { end } of slow) end()
  await Promise.all(waited)
  expect(await summaryOf(await receive(posted(whole), '5501'))).toEqual(acceptedUpload)
})

test('if slow large forms take all room, the largest gives up its room and is told so at its end', async () => {
  const large = notes + part('"picture"; filename="a.png"', 'x'.repeat(9e6)) + fileOf(3e6).slice(0, 1e6)
  const slow = [aSlowOne(large), aSlowOne(large), aSlowOne(large)]
  const waited = slow.map(({ request }, at) => receive(request, `slow ${at}`))
  const small = `${notes}${fileOf(6e6)}--b--\r\n`
  expect(await summaryOf(await receive(posted(small), '5502'))).toMatchObject({ problem: null, files: [6e6] })
  for (const { send, end } of slow) {
    send('\r\n--b--\r\n')
    end()
  }
  const ends = await Promise.all((await Promise.all(waited)).map(summaryOf))
  const problems = ends.map((end) => end?.problem)
  expect(problems).toContain('no-room')
  expect(ends.map((end) => end?.typed)).toEqual(ends.map(() => refused.typed))
})

test('a form that is too slow is cut off, and answered with what was typed so far', async () => {
  vi.useFakeTimers()
  try {
    const slow = aSlowOne(notes + fileOf(5000).slice(0, 3000))
    const waited = receive(slow.request, '5501')
    await vi.advanceTimersByTimeAsync(25_000)
    expect(await summaryOf(await waited)).toEqual({ ...refused, problem: 'too-slow' })
  } finally {
    vi.useRealTimers()
  }
})

test('a failure while pictures are processed is reported where they are used, and frees their room', async () => {
  for (let at = 0; at < 6; at += 1) {
    const upload = await receiveUpload(posted(whole), customer('5501'), () => Promise.reject(new Error('no room')))
    expect(upload?.fields.get('notes')).toBe('Ring twice')
    await expect(upload?.made).rejects.toThrow('no room')
  }
})
