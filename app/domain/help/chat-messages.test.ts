import { describe, expect, test } from 'vitest'
import { byDay, inOrder, isSentMessage, typedText, versionOf, type ChatMessage } from './chat-messages'

const aMessage = (id: string, at: string, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  at,
  text: `Message ${id}`,
  isOwn: true,
  image: '',
  orderId: '',
  ...part,
})
const idsOf = (messages: ChatMessage[]) => messages.map(({ id }) => id)

describe('messages', () => {
  test('are sorted by time, whatever their ids, each once', () => {
    const page = [
      aMessage('9', '2026-05-17 13:00:04'),
      aMessage('10', '2026-05-17 13:00:02'),
      aMessage('10', '2026-05-17 13:00:02'),
      aMessage('8', '2026-05-17 13:00:00'),
    ]
    expect(idsOf(inOrder(page))).toEqual(['8', '10', '9'])
  })

  test('of the same second are sorted by their ids as numbers', () => {
    const at = '2026-05-17 13:00:00'
    expect(idsOf(inOrder([aMessage('10', at), aMessage('9', at), aMessage('100', at)]))).toEqual(['9', '10', '100'])
  })

  test('without a time come after the message before them', () => {
    const page = [aMessage('3', '2026-05-17 14:00:00'), aMessage('2', ''), aMessage('1', '2026-05-17 13:00:00')]
    expect(inOrder(page).map(({ id, at }) => [id, at])).toEqual([
      ['1', '2026-05-17 13:00:00'],
      ['2', '2026-05-17 13:00:00'],
      ['3', '2026-05-17 14:00:00'],
    ])
    expect(byDay(inOrder([aMessage('1', '')]))).toMatchObject([{ date: '' }])
  })

  test('read from the newest or from the oldest on: order and latest message are the same', () => {
    const page = [aMessage('10', '2026-05-17 14:00:00'), aMessage('9', ''), aMessage('2', '2026-05-17 13:00:00')]
    for (const rows of [page, page.toReversed()]) {
      expect(idsOf(inOrder(rows))).toEqual(['2', '9', '10'])
      expect(versionOf(rows)).toBe('10')
    }
    expect([versionOf([aMessage('9', ''), aMessage('10', '')]), versionOf([])]).toEqual(['10', '0'])
  })

  test('are grouped by day', () => {
    const messages = [
      aMessage('1', '2026-05-16 23:59:59'),
      aMessage('2', '2026-05-17 00:00:00'),
      aMessage('3', '2026-05-17 09:00:00'),
    ]
    expect(byDay(messages).map(({ date, messages }) => [date, idsOf(messages)])).toEqual([
      ['2026-05-16', ['1']],
      ['2026-05-17', ['2', '3']],
    ])
  })
})

test('a typed text gets common line ends and loses the blanks around it', () => {
  expect(typedText(' \r\nOne\r\ntwo\rthree ')).toBe('One\ntwo\nthree')
  expect(typedText(' \u200b')).toBe('')
})

test.each([
  [{ text: 'Where  is\nit? ' }, true],
  [{ text: 'Where was it?' }, false],
  [{ isOwn: false }, false],
  [{ orderId: '70001' }, false],
])('a message of %j counts as the sent one: %s', (part, isIt) => {
  expect(
    isSentMessage(aMessage('1', '', { text: 'Where is it?', ...part }), { text: 'Where is it?', orderId: '' }),
  ).toBe(isIt)
})
