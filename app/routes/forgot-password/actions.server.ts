import { takesOf } from '~/domain/account/sign-in-methods'
import { askForCode } from '~/features/account/codes.server'
import { identifyBy, otherKind } from '~/features/account/identity'
import { countryOfDial, identify } from '~/features/account/phone.server'
import { isHoneypotFilled } from '~/features/account/honeypot'
import { formAnswer, parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'

/** The longest identifier that is copied from the sign-in form. */
const longest = 100

const countryIn = (shop: Shop, form: URLSearchParams) => form.get('country') || countryOfDial(shop.settings.countryCode)

/**
 * The form filled in with what was typed on the password step (rules 14.12), which comes by post, because numbers and e-mails
 * are never in an address. A code is sent only on request.
 */
export function prefilledForm(shop: Shop, form: URLSearchParams) {
  const identifier = (form.get('identifier') ?? '').slice(0, longest)
  return formAnswer({ initialValue: { identifier, country: countryIn(shop, form) } }, 200)
}

/**
 * Sends a code to a customer who forgot the password. The call itself says whether the account exists; asking first would send
 * a sign-up code to a number without one (flows 11.6).
 */
export async function sendCode(shop: Shop, form: URLSearchParams, redirectTo: string) {
  const submission = parseFields(form, identifyBy(takesOf(shop.settings.signIn)))
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const refused = (text: string, status: number) =>
    formAnswer(submission.reply({ fieldErrors: { identifier: [text] } }), status)
  const identifier = identify(submission.value.identifier, countryIn(shop, form))
  if (!shop.settings.signIn[identifier.kind]) return refused(otherKind[identifier.kind], 422)
  if (await isHoneypotFilled(form)) return refused('signIn.unknownUser', 422)
  return askForCode(shop, { identifier, why: 'reset', redirectTo }, refused)
}
