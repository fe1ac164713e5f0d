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

test('a form with files is told by its type', () => {
  expect(isUpload(form())).toBe(true)
  expect(isUpload(posted('a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }))).toBe(false)
})

test('fields and files are read, whatever the files are called', async () => {
  const names = ['a;b=c "d".jpg', '../../etc/passwd', 'قائمة.png']
  const upload = await readUpload(form(...names.map((name) => new File(['abc'], name))))
  if (!upload || upload === 'too-large') throw new Error('not read')
  expect([...upload.fields]).toEqual([['notes', 'Ring twice & wait']])
  expect(await Promise.all(upload.files.map((file) => file.text()))).toEqual(['abc', 'abc', 'abc'])
})

test('a field in which no file was chosen has none', async () => {
  expect(await readUpload(form(new File([], '')))).toMatchObject({ files: [] })
  expect(await readUpload(form(new File([], 'empty.png')))).toMatchObject({ files: [{ size: 0 }] })
})

test.each([
  ['cut off', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
  ['no form', 'hello'],
  ['of names that do harm', '--b\r\nContent-Disposition: form-data; name="a[3000000]"\r\n\r\n1\r\n--b--\r\n'],
])('a body that is %s is nothing', async (_, body) => {
  expect(await readUpload(posted(body, { 'Content-Type': type }))).toBeNull()
})

test('a body without a boundary, or none at all, is nothing', async () => {
  expect(await readUpload(posted('a', { 'Content-Type': 'multipart/form-data' }))).toBeNull()
  expect(
    await readUpload(new Request('http://localhost/', { method: 'POST', headers: { 'Content-Type': type } })),
  ).toBeNull()
})

test('a body without end is read up to a point only, and told', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 4e6
      controller.enqueue(new Uint8Array(4e6))
    },
  })
  expect(await readUpload(posted(body, { 'Content-Type': type }))).toBe('too-large')
  expect(sent).toBeLessThan(80e6)
})
