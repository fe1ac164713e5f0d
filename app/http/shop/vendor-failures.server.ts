import type { Translate } from '~/i18n/translator'
import { RedisGone } from '~/http/store/redis.server'
import { isRefusal, VendorError } from '~/vendor-api/errors'

/** Whether the vendor refused the customer’s token, so that the session has ended (rules 14.5). */
export function isUnauthorized(error: unknown) {
  return error instanceof VendorError && error.kind === 'unauthorized'
}

/**
 * The page response for a vendor call that failed in a loader, or null for any other error. Its text is the vendor's message
 * for the customer.
 */
export function pageFailure(error: unknown): Response | null {
  if (!(error instanceof VendorError)) return null
  if (error.kind === 'timeout') return new Response(null, { status: 504 })
  return new Response(error.vendorMessage, { status: 502 })
}

/**
 * The message to the customer when a call fails while a form is sent (rules 20.2 and 20.3): the vendor's own, 'Server error', or
 * the generic text, which also covers our own store being down. Rethrows any other failure, such as a redirect.
 */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof RedisGone) return t('error.generic')
  if (!(error instanceof VendorError)) throw error
  if (isRefusal(error)) return error.vendorMessage || t('error.generic')
  if (error.kind === 'timeout') return t('error.timeout')
  return error.kind === 'server' ? t('error.server') : t('error.generic')
}

/** The same with the status of the form's page: 422 for a refusal, 502 for a failure. */
export function failureAnswer(error: unknown, t: Translate): [text: string, status: 422 | 502] {
  return [failureText(error, t), isRefusal(error) ? 422 : 502]
}
