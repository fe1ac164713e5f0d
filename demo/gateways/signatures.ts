import { createHash, createHmac } from 'node:crypto'
import { sameText } from '../core/secrets'
import type { Lang } from '../core/words'

/** Values that go to a gateway or come back from it. */
export type Fields = Record<string, string>

/** How a payment ended. */
export type Status = 'success' | 'failed' | 'cancelled'

/** The content of a gateway's return: the payment, its amount ("500.00"), its result, the language. */
interface Return {
  id: string
  amount: string
  status: Status
  lang: Lang
}

const STATUSES: readonly Status[] = ['success', 'failed', 'cancelled']

/** Key the vendor shares with a gateway. Fixed, so that a return still counts after a restart with the same data. */
const demoKey = (gateway: string) => `demo-signing-key-of-${gateway}`

/** Signature of some fields under a gateway's key, as 64 hex digits; the order of the fields does not matter. */
export function signatureOf(gateway: string, fields: Fields): string {
  const pairs = Object.entries(fields).map(([key, value]) => `${key}=${value}`)
  return createHmac('sha256', demoKey(gateway)).update(pairs.sort().join('&')).digest('hex')
}

const PAYU_UDFS = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5']
const PAYU_SIGNED = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', ...PAYU_UDFS, '', '', '', '', '']

const sha512 = (parts: readonly string[]) => createHash('sha512').update(parts.join('|')).digest('hex')
const payuParts = (fields: Fields) => PAYU_SIGNED.map((name) => fields[name] ?? '')

/** PayU's hash of a form to it: key|txnid|amount|productinfo|firstname|email|udf1…udf5||||||salt, by SHA-512. */
export function payuHash(fields: Fields): string {
  return sha512([...payuParts(fields), demoKey('payu')])
}

/** PayU's hash of its return: the salt, the status, and the same fields backwards. */
function payuReturnHash(fields: Fields): string {
  return sha512([demoKey('payu'), fields.status ?? '', ...payuParts(fields).reverse()])
}

/** Does the signature that came with the fields belong to them? */
export function isSigned(expected: string, given: string | undefined): boolean {
  return given !== undefined && sameText(expected, given)
}

/** The return of a gateway as signed fields. PayU has its own names for them; the others share theirs. */
export function signedReturn(gateway: string, { id, amount, status, lang }: Return): Fields {
  if (gateway === 'payu') {
    const fields = { key: 'demo', txnid: id, amount, status, udf1: lang }
    return { ...fields, hash: payuReturnHash(fields) }
  }
  const fields = { payment_id: id, amount, status, lang }
  return { ...fields, signature: signatureOf(gateway, fields) }
}

/** The payment and the language that a return names. Nothing of it is verified yet. */
export function claimOf(gateway: string, fields: Fields): { id: string; lang: string } {
  const payu = gateway === 'payu'
  return { id: (payu ? fields.txnid : fields.payment_id) ?? '', lang: (payu ? fields.udf1 : fields.lang) ?? '' }
}

function isSignedReturn(gateway: string, fields: Fields): boolean {
  if (gateway === 'payu') return isSigned(payuReturnHash(fields), fields.hash)
  const { signature, ...signed } = fields
  return isSigned(signatureOf(gateway, signed), signature)
}

/** How a payment of that amount ended; null unless the gateway signed exactly this. */
export function verifiedStatus(gateway: string, fields: Fields, amount: string): Status | null {
  const status = STATUSES.find((known) => known === fields.status)
  return status && fields.amount === amount && isSignedReturn(gateway, fields) ? status : null
}
