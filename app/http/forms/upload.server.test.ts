import { expect, test } from 'vitest'
import { isUpload, readUpload } from './upload.server'

const type = 'multipart/form-data; boundary=b'

function posted(body: BodyInit, headers: HeadersInit = {}) {
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

function form(...files: File[]) {
  const form = new FormData()
  form.set('notes', 'Ring twice & wait')
  for (const file of files) form.append('picture', file)
  return posted(form)
}

test('a form with files is recognised by its type', () => {
  expect(isUpload(form())).toBe(true)
  expect(isUpload(posted('a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }))).toBe(false)
})

test('fields and files are read, whatever the files are called', async () => {
  const names = ['a;b=c "d".jpg', '../../etc/passwd', 'قائمة.png']
  const upload = await readUpload(form(...names.map((name) => new File(['abc'], name))))
  if (!upload) throw new Error('not read')
  expect([...upload.fields]).toEqual([['notes', 'Ring twice & wait']])
  expect(upload.files.map(String)).toEqual(['abc', 'abc', 'abc'])
})

test('an empty file field has no file', async () => {
  expect(await readUpload(form(new File([], '')))).toMatchObject({ files: [] })
  expect(await readUpload(form(new File([], 'empty.png')))).toMatchObject({ files: [Buffer.alloc(0)] })
})

test.each([
  ['cut off', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
  ['cut off within a file', '--b\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\n1'],
  [
    'of a field without end',
    `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'1'.repeat(70_000)}\r\n--b--\r\n`,
  ],
  ['no form', 'hello'],
  ['of names that do harm', '--b\r\nContent-Disposition: form-data; name="a[3000000]"\r\n\r\n1\r\n--b--\r\n'],
])('a body that is %s is empty', async (_, body) => {
  expect(await readUpload(posted(body, { 'Content-Type': type }))).toBeNull()
})

test('a body without a boundary, or no body, is empty', async () => {
  expect(await readUpload(posted('a', { 'Content-Type': 'multipart/form-data' }))).toBeNull()
  expect(
    await readUpload(new Request('http://localhost/', { method: 'POST', headers: { 'Content-Type': type } })),
  ).toBeNull()
})

test('a file that is too large is left out, and the others are read', async () => {
  const most = { bytes: 20e6, file: 4, mostRead: 60e6, ms: 60_000 }
  const files = ['four', 'fives', 'one'].map((text) => new File([text], `${text}.png`))
  const { files: read, problem } = (await readUpload(form(...files), most)) ?? {}
  expect([read?.map((file) => file && String(file)), problem]).toEqual([['four', null, 'one'], null])
})

test.each([
  ['a file that is too large', { bytes: 20e6, file: 100 }, { problem: null, files: [null] }],
  ['a form that is too large', { bytes: 400, file: 20e6 }, { problem: 'too-large', files: [] }],
])('%s gives back the memory of what has arrived, and takes none for the rest', async (_, limits, result) => {
  const head = '--b\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\n'
  const chunks = [head, ...Array<string>(10).fill('1'.repeat(90)), '\r\n--b--\r\n']
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise(setImmediate)
      const chunk = chunks.shift()
      if (chunk === undefined) controller.close()
      else controller.enqueue(Buffer.from(chunk))
    },
  })
  let [held, taken] = [0, 0]
  const memory = {
    take: (bytes: number) => {
      held += bytes
      taken += bytes
      return true
    },
    giveBack: (bytes: number) => void (held = Math.max(0, held - bytes)),
    refused: new AbortController().signal,
  }
  const upload = await readUpload(
    posted(body, { 'Content-Type': type }),
    { ...limits, mostRead: 60e6, ms: 60_000 },
    memory,
  )
  expect(upload).toMatchObject(result)
  expect([taken > 0, taken < 500, held]).toEqual([true, true, 0])
})

test('twenty files are read, the others are ignored', async () => {
  const files = Array.from({ length: 22 }, (_, at) => new File(['abc'], `${at}.png`))
  expect((await readUpload(form(...files)))?.files).toHaveLength(20)
})

test('an endless body is read up to a limit, and reported', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 4e6
      controller.enqueue(new Uint8Array(4e6))
    },
  })
  expect(await readUpload(posted(body, { 'Content-Type': type }))).toMatchObject({ problem: 'too-large', files: [] })
  expect(sent).toBeLessThan(80e6)
})

test('text typed before and after oversized files is kept', async () => {
  const large = new FormData()
  large.set('notes', 'Ring twice & wait')
  for (const name of ['a.jpg', 'b.jpg']) large.append('picture', new File(['\r\n--'.repeat(4e5)], name))
  large.set('promo', 'TASTY20')
  large.set('empty', '')
  const upload = await readUpload(posted(large), { bytes: 2e6, file: 2e6, mostRead: 60e6, ms: 60_000 })
  expect(upload).toMatchObject({ problem: 'too-large', files: [] })
  expect([...(upload?.fields ?? [])]).toEqual([
    ['notes', 'Ring twice & wait'],
    ['promo', 'TASTY20'],
    ['empty', ''],
  ])
})

test.each([
  ['without end', '--b\r\nContent-Disposition: form-data; name="notes"\r\n\r\nRing\r\n--b\r\n' + 'x'.repeat(300_000)],
  [
    'of names that do harm',
    `--b\r\nContent-Disposition: form-data; name="a[3000000]"\r\n\r\n1\r\n--b\r\n${'x'.repeat(300_000)}\r\n--b--\r\n`,
  ],
  ['no form', 'x'.repeat(300_000)],
])('of a body that is too large and %s only complete parts are kept', async (kind, body) => {
  const upload = await readUpload(posted(body, { 'Content-Type': type }), {
    bytes: 2e5,
    file: 2e5,
    mostRead: 60e6,
    ms: 60_000,
  })
  expect([upload?.problem, String(upload?.fields)]).toEqual(['too-large', kind === 'without end' ? 'notes=Ring' : ''])
})
