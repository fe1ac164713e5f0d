import { expect, test, vi } from 'vitest'
import { receiveUpload } from './uploads.server'

const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`
const picture = part('"picture"; filename="a.png"', 'x'.repeat(100_000))
const whole = `${part('"notes"', 'Ring twice')}${picture}--b--\r\n`
const posted = (body: BodyInit) =>
  new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)

/** A form on a wire that is too slow to come to its end. */
function aSlowOne() {
  let end = () => {}
  const body = new ReadableStream({ start: (controller) => void (end = () => controller.close()) })
  return { request: posted(body), end }
}

const asTheyCame = async (files: File[]) => files

test('who sends slowly holds up nobody else, and what is typed is not lost where they send too much at once', async () => {
  const slow = Array.from({ length: 4 }, aSlowOne)
  const waited = slow.map(({ request }) => receiveUpload(request, '5501', asTheyCame))
  const other = await receiveUpload(posted(whole), '5502', asTheyCame)
  expect([other?.isCrowded, await other?.made]).toMatchObject([false, [{ size: 100_000 }]])
  const crowded = await receiveUpload(posted(whole), '5501', asTheyCame)
  expect([crowded?.isCrowded, await crowded?.made, String(crowded?.fields)]).toEqual([true, [], 'notes=Ring+twice'])
  for (const { end } of slow) end()
  expect(await Promise.all(waited)).toEqual([null, null, null, null])
})

test('two forms at a time are in memory: a turn ends when their pictures are made, and the others are not read before', async () => {
  const ends: (() => void)[] = []
  const begun: string[] = []
  const names = Array.from({ length: 12 }, (_, at) => `customer ${at}`)
  const received = names.map((name) =>
    receiveUpload(posted(whole), name, async ([file]) => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      return file?.size
    }),
  )
  for (const [at] of names.entries()) {
    await vi.waitFor(() => expect(begun).toHaveLength(Math.min(at + 2, names.length)))
    ends[at]?.()
  }
  for (const upload of await Promise.all(received))
    expect([upload?.isCrowded, await upload?.made]).toEqual([false, 100_000])
})

test('what fails while pictures are made is told where they are asked for, and its turn ends', async () => {
  for (let at = 0; at < 3; at += 1) {
    const upload = await receiveUpload(posted(whole), '5501', () => Promise.reject(new Error('no room')))
    expect(upload?.fields.get('notes')).toBe('Ring twice')
    await expect(upload?.made).rejects.toThrow('no room')
  }
})
