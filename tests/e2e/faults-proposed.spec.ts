import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { WordKey } from '../../app/i18n/translator'
import { everyScreen } from '../support/screens'
import { dayAhead } from '../support/subscriptions'
import { expect, test } from '../support/test'
import { hiddenFields, textOf, type Answer } from '../support/visitor'

/**
 * No real API has been seen to answer the calls marked `x-source: proposed` in the contract, so the shop must work
 * without each of them.
 */

type Contract = { paths: Record<string, Record<string, { 'x-source'?: string }>> }
const { paths } = parse(readFileSync('demo/openapi.yaml', 'utf8')) as Contract
const proposed = Object.entries(paths)
  .filter(([, methods]) => Object.values(methods).some((call) => call['x-source'] === 'proposed'))
  .map(([path]) => path.slice(1))

/** An API that lacks the call, one that fails, and one that answers with an HTML page. */
const faults = [{ kind: 'status', value: 404 }, { kind: 'status', value: 500 }, { kind: 'html' }]

/** Screens that show nothing except the data of such a call. */
const nothingElse = [
  'brand-items.$brand_id',
  'manage-subscription',
  'subscription-status.$subscription_id',
  'subscription-status.$subscription_id_.cancel',
  'support-chat',
  'tag-wise-menu',
]

/** The message when the call may have worked although its answer was lost. */
const unsure: Partial<Record<string, WordKey>> = {
  sendmessage: 'chat.unknown',
  customer_report_bug: 'report.unknown',
}

/** Whether a page has words, and none of them technical. */
const isClear = ({ text }: Answer) =>
  !/\bat .+\.[jt]s:\d+|Error:|VendorError|ECONN|\/api\/v1/.test(text) && /\w/.test(textOf(text))

test.describe('with nothing cached', () => {
  test.use({ emptyCache: true })

  test('every screen works without the optional calls, except those that show nothing else', async ({
    visitor,
    brand,
    demo,
  }) => {
    expect(proposed.length).toBeGreaterThan(40)
    const screens = Object.entries(await everyScreen(visitor, brand, demo))
    const statuses = new Map<string, number>()
    for (const [route, path] of screens) statuses.set(route, (await visitor.ask(path)).status)
    // Checked once, because hundreds of checks take long.
    const problems: string[] = []
    for (const fault of faults.filter(({ value }) => value !== 500)) {
      for (const call of proposed) await demo.fault({ call, times: 1000, ...fault })
      for (const [route, path] of screens) {
        const answer = await visitor.ask(path)
        const what = `${route} with ${JSON.stringify(fault)}`
        if (!answer.location && !isClear(answer)) problems.push(`${what} is not clear`)
        const allowed = nothingElse.includes(route) ? [200, 404, 502] : [statuses.get(route)]
        if (!allowed.includes(answer.status)) problems.push(`${what}: ${answer.status} ${answer.location}`)
      }
      await demo.heal()
    }
    expect(problems).toEqual([])
  })
})

test('a form whose call the API lacks says so and keeps everything typed', async ({ visitor, brand, demo, t }) => {
  const screens = await everyScreen(visitor, brand, demo)
  const subscription = screens['subscription-status.$subscription_id'] ?? ''
  const as = async (path: string) => {
    const { text } = await visitor.open(path)
    return /name="as" value="([^"]*)"/.exec(text)?.[1] ?? ''
  }
  const chat = screens['support-chat'] ?? ''
  const [bySubscription, byProfile] = [await as(subscription), await as('/profile/delete')]
  const chatFields = hiddenFields((await visitor.open(chat)).text, 'say')
  const report = hiddenFields((await visitor.open('/report-bug')).text, 'report')
  const forms: [call: string, path: string, form: Record<string, string>, typedText: string][] = [
    ['sendmessage', chat, { ...chatFields, message: 'Where is it?' }, 'Where is it?'],
    ['customer_report_bug', '/report-bug', { ...report, title: 'No bill', description: 'It is empty' }, 'It is empty'],
    ['delete_account', '/profile/delete', { as: byProfile, confirm: t('profile.deleteWord') }, ''],
    [
      'subscription_pause_restart',
      subscription,
      { as: bySubscription, section: 'pause', from: dayAhead(3), to: '' },
      dayAhead(3),
    ],
    ['update_subscription_quantity', subscription, { as: bySubscription, section: 'quantity', quantity: '7' }, '7'],
    ['generate_subscription_invoice', subscription, { as: bySubscription, section: 'invoice' }, ''],
    ['subscription_cancel', `${subscription}/cancel`, { as: bySubscription, reason: 'Too much' }, 'Too much'],
    [
      'check_subscription_item_promocode',
      '/review-subscription',
      { intent: 'apply-offer', promo: 'TASTY20' },
      'TASTY20',
    ],
  ]
  for (const fault of faults) {
    for (const [call, path, form, typedText] of forms) {
      const isLost = fault.kind === 'html'
      const message = t(isLost ? (unsure[call] ?? 'error.generic') : 'error.server')
      await demo.fault({ call, times: 2, ...fault })
      const answer = await visitor.ask(path, { form })
      const what = `${call} with ${JSON.stringify(fault)}`
      expect.soft(answer.status, `${what} ${answer.location}`).toBeGreaterThanOrEqual(400)
      expect.soft(isClear(answer), what).toBe(true)
      expect.soft(textOf(answer.text).includes(message), `${what}: ${message}`).toBe(true)
      expect.soft(answer.text.includes(typedText), `${what}: ${typedText}`).toBe(true)
      await demo.heal()
    }
  }
})
