import { VendorError } from './errors'
import { isRecord, parseJson, toText } from './wire-values'

/** A vendor answer with a good HTTP status and shape. `code` is a string of digits; the vendor sends numbers too (quirks 1). */
export type Envelope = { code: string; message: string; body: Record<string, unknown> }

/** Checks HTTP status, then that the body is an envelope. Throws VendorError: unauthorized, invalid, server, shape. */
export function openEnvelope(call: string, status: number, text: string): Envelope {
  if (status === 401) throw new VendorError('unauthorized', call, { status, vendorMessage: messageOf(parseJson(text)) })
  if (status === 422) throw new VendorError('invalid', call, { status, vendorMessage: firstMessage(parseJson(text)) })
  if (status < 200 || status > 299) throw new VendorError('server', call, { status, detail: `HTTP ${status}` })
  const body = parseJson(text)
  if (!isRecord(body)) throw new VendorError('shape', call, { status, detail: 'not a JSON object' })
  const code = toText(body.code)
  if (!/^\d{1,6}$/.test(code)) throw new VendorError('shape', call, { status, detail: 'no code' })
  return { code, message: toText(body.msg), body: { ...body, code } }
}

/** The envelope's message to the customer, even if the HTTP status is an error. */
function messageOf(body: unknown): string {
  return isRecord(body) ? toText(body.msg) : ''
}

/** First message of the first field of a 422 body; fields have a list or plain text. Falls back to the summary line. */
function firstMessage(body: unknown): string {
  if (!isRecord(body)) return ''
  return firstText(body.errors) || toText(body.message)
}

/** The first text in an object or list. Real answers are nested less deep than `depth`. */
function firstText(errors: unknown, depth = 5): string {
  if (typeof errors !== 'object' || errors === null) return toText(errors)
  if (depth === 0) return ''
  for (const field of Object.values(errors)) {
    const message = firstText(field, depth - 1)
    if (message) return message
  }
  return ''
}
