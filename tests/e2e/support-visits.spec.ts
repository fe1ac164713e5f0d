import { ravi } from '../support/brands'
import { expect, test } from '../support/test'
import { Visitor } from '../support/visitor'

test('earlier messages are read page by page; another customer’s order and messages are not available', async ({
  visitor,
  demo,
  storefront,
  t,
}) => {
  await visitor.signIn()
  const form = async (message: string) => {
    const { text } = await visitor.open('/support-chat')
    const idempotencyKey = /name="idempotencyKey"[^>]* value="(\w+)"/.exec(text)?.[1] ?? ''
    return { as: '5501', idempotencyKey, message, order: '' }
  }
  const first = await form('The very first')
  expect((await visitor.ask('/support-chat', { form: first })).status).toBe(302)
  for (let at = 1; at < 26; at++) {
    const message = { ...first, message: `Number ${at}` }
    expect((await visitor.ask('/support-chat', { form: message })).status).toBe(302)
  }
  await demo.advance(10)
  const latest = await visitor.open('/support-chat')
  expect(latest.text).not.toContain('The very first')
  expect(latest.text).toContain('/support-chat?page=2')
  const older = await visitor.open('/support-chat?page=2')
  expect(older.text).toContain('The very first')
  expect(older.text).not.toContain(t('chat.send'))
  expect((await visitor.open('/support-chat?page=99')).path).toBe('/support-chat')

  const other = new Visitor(storefront)
  await other.signIn(ravi)
  expect((await other.open('/support-chat')).text).not.toContain('Number 25')
  expect((await other.ask('/support-chat?order=70001')).status).toBe(404)
  const foreign = { ...(await form('x')), as: '5502', order: '70001' }
  expect((await other.ask('/support-chat', { form: foreign })).status).toBe(404)
})

test('a guest signs in to report a problem, and keeps what was typed', async ({ visitor, t }) => {
  const { location } = await visitor.ask('/report-bug?from=%2Ffaq')
  expect(location).toBe(`/sign-in?${new URLSearchParams({ redirectTo: '/report-bug?from=%2Ffaq' })}`)
  const typed = { as: '5501', title: 'Too late', description: 'I was signed out.' }
  const refused = await visitor.ask('/report-bug', { form: typed })
  const back = new URL(refused.location, 'http://localhost').searchParams.get('redirectTo') ?? ''
  await visitor.signIn()
  const { text } = await visitor.open(back)
  for (const shown of ['value="Too late"', '>I was signed out.</textarea>', t('report.notSent')])
    expect(text).toContain(shown)
  expect((await visitor.open(`/report-bug?${new URLSearchParams(typed)}`)).text).not.toContain('value="Too late"')
})
