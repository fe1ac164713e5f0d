import { isVisible } from '~/domain/text/text'

/** A message between a customer and the support of a vendor. */
export type ChatMessage = {
  id: string
  text: string
  /** Whether the customer wrote it. */
  isOwn: boolean
  /** A picture's address, or ''. */
  image: string
  /** The order it is about, or ''. */
  orderId: string
  /** 'YYYY-MM-DD HH:mm:ss' of the vendor's clock, or ''. */
  at: string
}

/** Messages of one day, 'YYYY-MM-DD', or '' where no time is known. */
type ChatDay = { date: string; messages: ChatMessage[] }

/** The longest message that is taken, in characters. */
export const longestMessage = 2000

/** How many messages a page of the chat has. */
export const messagesPage = 50

/**
 * A page of messages, from the newest or the oldest end, in the order they were written: each once, by time, then by id
 * (rules 18.8). A message without a time follows the one before it.
 */
export function inOrder(page: readonly ChatMessage[]): ChatMessage[] {
  const messagesById = new Map<string, ChatMessage>()
  let at = ''
  for (const message of isOldestFirst(page) ? page : page.toReversed()) {
    at = message.at || at
    if (!messagesById.has(message.id)) messagesById.set(message.id, { ...message, at })
  }
  return [...messagesById.values()].sort((one, other) => one.at.localeCompare(other.at) || byId(one.id, other.id))
}

/** The revision of a chat: its latest message id, or 0 when there is none. */
export const versionOf = (page: readonly ChatMessage[]) => page.at(isOldestFirst(page) ? -1 : 0)?.id ?? '0'

/** The latest page comes first, but the contract does not say at which end of it the latest message is (flows 15.2). */
function isOldestFirst(page: readonly ChatMessage[]): boolean {
  const [first, last] = [page[0], page.at(-1)]
  if (!first || !last) return false
  const byTime = first.at && last.at ? first.at.localeCompare(last.at) : 0
  return (byTime || byId(first.id, last.id)) < 0
}

/** Messages that are in order, by their days. */
export function byDay(messages: readonly ChatMessage[]): ChatDay[] {
  const days: ChatDay[] = []
  for (const message of messages) {
    const date = message.at.slice(0, 10)
    const day = days.at(-1)
    if (day?.date === date) day.messages.push(message)
    else days.push({ date, messages: [message] })
  }
  return days
}

/** A form's text, trimmed and with '\n' line ends. */
export function typedText(text: string): string {
  return isVisible(text) ? text.replace(/\r\n?/g, '\n').trim() : ''
}

/** Whether a message is the one that was sent. Blanks do not count, because vendors may change them. */
export function isSentMessage(message: ChatMessage, sent: { text: string; orderId: string }): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  return message.isOwn && message.orderId === sent.orderId && plain(message.text) === plain(sent.text)
}

/** Most ids are numbers: 9 comes before 10. */
const byId = (one: string, other: string) => one.length - other.length || one.localeCompare(other)
