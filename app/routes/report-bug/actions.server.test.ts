import { describe, expect, test, vi } from 'vitest'
import { aPicture } from '~/pictures/test-pictures'
import { VendorError } from '~/vendor-api/errors'
import type { BugReport } from '~/vendor-api/support.server'
import { aShop, aUser, leadsTo, returnPageOf, toastOf } from '../../../tests/support/shop-builders'
import { pageOf, sendReport } from './actions.server'

let reporters = 0
const typed = { title: 'The map is empty', description: 'It stays grey.', idempotencyKey: 'k1' }
const png = async () => new File([new Uint8Array(await aPicture(8, 8).png().toBuffer())], 'my home.png')

/** A customer who reports a problem, and their forms. */
function aReporter({ isGuest = false } = {}) {
  const user = aUser({ id: `reporter-${++reporters}` })
  const reportBug = vi.fn(async (_report: BugReport) => undefined)
  const send = async (changes: Record<string, string> = {}, picture?: File) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ as: user.id, ...typed, ...changes })) form.set(name, value)
    form.set('picture', picture ?? new File([], ''))
    const shop = await aShop({ user: isGuest ? null : user, vendor: { support: { reportBug } }, path: '/report-bug' })
    return sendReport(shop, new Request('http://localhost/report-bug', { method: 'POST', body: form }))
  }
  return { user, reportBug, send }
}

const bodyOf = async (response: Response) =>
  (await response.json()) as {
    result: { error?: Record<string, string[]>; initialValue?: object }
    pictureProblem: string | null
  }

describe('a report', () => {
  test('goes to the vendor with its picture, and leads back to where the customer was', async () => {
    const { send, reportBug, user } = aReporter()
    const response = await send({ from: '/orders?list=past', tellsPage: 'on', description: 'One\r\ntwo ' }, await png())
    expect([leadsTo(response), toastOf(response)?.text]).toEqual(['/orders', 'Thank you. Your report has been sent.'])
    const description = 'One\ntwo\n\nPage: /orders'
    const { picture, ...report } = reportBug.mock.calls[0]?.[0] ?? {}
    expect(report).toEqual({ userId: user.id, title: typed.title, description })
    expect([picture?.name, picture?.type]).toEqual(['picture.jpg', 'image/jpeg'])
  })

  test('does not name a page that the customer leaves out, or that is not on this site', async () => {
    const { send, reportBug } = aReporter()
    expect(leadsTo(await send({ from: '/orders' }))).toBe('/orders')
    expect(leadsTo(await send({ idempotencyKey: 'k2', from: '//evil.example/x', tellsPage: 'on' }))).toBe('/')
    for (const [report] of reportBug.mock.calls)
      expect(report).toMatchObject({ description: 'It stays grey.', picture: null })
  })

  test('sent twice at once, or again from the same form, is made once', async () => {
    const { send, reportBug } = aReporter()
    const responses = [...(await Promise.all([send(), send()])), await send()]
    expect(responses.map(({ status }) => status)).toEqual([302, 302, 302])
    expect(reportBug).toHaveBeenCalledTimes(1)
    await send({ description: 'And the list too.' })
    await send({ idempotencyKey: 'k2' })
    expect(reportBug).toHaveBeenCalledTimes(3)
  })
})

test('a report whose answer was lost is sent again after two minutes, because the vendor lists no reports', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, reportBug } = aReporter()
  reportBug.mockRejectedValueOnce(new VendorError('timeout', 'x'))
  expect([(await send()).status, (await send()).status]).toEqual([502, 502])
  expect(reportBug).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 121_000)
  expect((await send()).status).toBe(302)
  expect(reportBug).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a report whose answer was lost does not wait for another one that was lost later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, reportBug } = aReporter()
  reportBug
    .mockRejectedValueOnce(new VendorError('timeout', 'x'))
    .mockRejectedValueOnce(new VendorError('timeout', 'x'))
  await send()
  vi.setSystemTime(Date.now() + 100_000)
  expect((await send({ description: 'And the list too.' })).status).toBe(502)
  vi.setSystemTime(Date.now() + 21_000)
  expect((await send()).status).toBe(302)
  vi.useRealTimers()
})

describe('a report that cannot be sent keeps what was typed if', () => {
  test.each([
    ['title', ' ', 'report.titleMissing'],
    ['title', 'x'.repeat(101), 'field.tooLong'],
    ['description', '', 'report.descriptionMissing'],
    ['description', 'x'.repeat(2001), 'field.tooLong'],
  ])('its %s is %j, which is reported there', async (field, value, problem) => {
    const { send, reportBug } = aReporter()
    const response = await send({ [field]: value }, await png())
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toMatchObject({
      result: { error: { [field]: [problem] } },
      pictureProblem: 'report.pictureAgain',
    })
    expect(reportBug).not.toHaveBeenCalled()
  })

  test.each([
    ['no picture', new File(['<script>'], 'shot.png', { type: 'image/png' }), 'pictures.unreadable'],
    ['too large', new File([new Uint8Array(10e6 + 1)], 'shot.png'), 'pictures.tooLarge'],
    ['larger than anything that is read', new File([new Uint8Array(21e6)], 'shot.png'), 'pictures.tooMuch'],
  ])('its file is %s, whatever its name', async (_what, file, problem) => {
    const { send, reportBug } = aReporter()
    const { result, pictureProblem } = await bodyOf(await send({}, file))
    expect([pictureProblem, result.initialValue]).toEqual([problem, expect.objectContaining({ title: typed.title })])
    expect(reportBug).not.toHaveBeenCalled()
  })

  test.each([
    [new VendorError('refused', 'x', { vendorMessage: 'Not today' }), 422, 'Not today'],
    [new VendorError('server', 'x', { status: 500 }), 422, 'Server error'],
    [new VendorError('server', 'x', { status: 502 }), 502, /^We do not know/],
    [new VendorError('timeout', 'x'), 502, /^We do not know/],
  ])('the vendor fails: %s', async (error, status, text) => {
    const { send, reportBug } = aReporter()
    reportBug.mockRejectedValueOnce(error)
    const response = await send({}, await png())
    expect(response.status).toBe(status)
    const { result, pictureProblem } = await bodyOf(response)
    expect(result).toMatchObject({ initialValue: { description: typed.description } })
    expect(result.error?.['']?.[0]).toMatch(text)
    expect(pictureProblem).toBe('report.pictureAgain')
  })

  test('somebody else is signed in by now', async () => {
    const { send, reportBug } = aReporter()
    const { result } = await bodyOf(await send({ as: '5502' }))
    expect(result.error?.['']?.[0]).toMatch(/^You are signed in with another account/)
    expect(result.initialValue).toBeUndefined()
    expect(reportBug).not.toHaveBeenCalled()
  })

  test('the customer must sign in again', async () => {
    const { send, user } = aReporter({ isGuest: true })
    const thrown = (await send({ from: '/faq' }).catch((error: unknown) => error)) as Response
    expect(await returnPageOf(thrown)).toEqual({
      path: expect.stringMatching(/\?typed=…$/),
      fields: { as: user.id, title: typed.title, description: typed.description, from: '/faq' },
    })
  })

  test('the customer has sent too many, and says how long to wait', async () => {
    const { send, reportBug } = aReporter()
    for (let at = 0; at < 30; at++) await send({ idempotencyKey: `k${at}` })
    const again = await send({ idempotencyKey: 'another' })
    expect(again.status).toBe(429)
    expect((await bodyOf(again)).result.error?.['']?.[0]).toMatch(/^You have tried this too often/)
    expect(reportBug).toHaveBeenCalledTimes(30)
  })
})

test('a page is named by its path alone', () => {
  expect(
    ['/orders?list=past#x', 'https://evil.example', '//evil.example', '/report-bug?from=/', null].map(pageOf),
  ).toEqual(['/orders', '', '', '', ''])
})
