/** A one-time code that a real vendor would send by SMS or e-mail. */
export interface SentCode {
  vendor_id: number
  /** Phone number without dial code, or e-mail address. */
  to: string
  channel: 'sms' | 'email'
  purpose: string
  code: string
  session_id: string
  message: string
  at: string
}

const LIMIT = 500

/** What was sent to customers since the last reset, newest first. */
export interface Outbox {
  send(message: SentCode): void
  list(): SentCode[]
  reset(): void
}

/** Creates an empty outbox. `tell` is called with every message. */
export function createOutbox(tell: (line: string) => void = () => undefined): Outbox {
  let messages: SentCode[] = []
  return {
    send(message) {
      messages = [message, ...messages].slice(0, LIMIT)
      tell(`To ${message.to}: ${message.message}`)
    },
    list: () => messages,
    reset: () => {
      messages = []
    },
  }
}
