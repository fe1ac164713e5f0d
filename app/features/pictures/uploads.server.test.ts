import { expect, test } from 'vitest'
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

test('who sends slowly holds up nobody else, and what is typed is not lost where they send too much at once', async () => {
  const slow = Array.from({ length: 4 }, aSlowOne)
  const waited = slow.map(({ request }) => receiveUpload(request, '5501'))
  expect(await receiveUpload(posted(whole), '5502')).toMatchObject({ isCrowded: false, files: [{ size: 100_000 }] })
  const crowded = await receiveUpload(posted(whole), '5501')
  expect([crowded?.isCrowded, crowded?.files, String(crowded?.fields)]).toEqual([true, [], 'notes=Ring+twice'])
  for (const { end } of slow) end()
  expect(await Promise.all(waited)).toEqual([null, null, null, null])
})
