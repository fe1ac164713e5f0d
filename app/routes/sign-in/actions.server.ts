import { json } from '@remix-run/node'
import type { z } from 'zod'
import { codeSenderFor, takesOf, type Takes } from '~/domain/account/sign-in-methods'
import { safePath } from '~/domain/safe-path'
import { completeSignIn } from '~/features/account/account.server'
import { askForCode, countTries, signInTries } from '~/features/account/codes.server'
import { isHoneypotFilled } from '~/features/account/honeypot'
import { identifyBy, otherKind, signInBy } from '~/features/account/identity'
import { rememberVerified } from '~/features/account/pending.server'
import { countryIn, identify as readIdentifier } from '~/features/account/phone.server'
import { failureAnswer, parseFields, type Problems } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { homePath, signUpPath } from '~/paths'
import type { AccountCheck } from '~/vendor-api/account.server'

/** A posted sign-in form: its fields, the identifier in it, and the answers that show it again. */
function readAttempt<Schema extends z.ZodType>(shop: Shop, form: URLSearchParams, schemaFor: (takes: Takes) => Schema) {
  const { signIn } = shop.settings
  const submission = parseFields(form, schemaFor(takesOf(signIn)))
  const country = countryIn(shop, form)
  const identifier = readIdentifier(form.get('identifier') ?? '', country)
  // Only codes of the SMS service sign in to an account; the vendor's own are for new numbers.
  const takesCode = codeSenderFor(identifier, signIn, 'join') === 'thirdParty'
  return {
    ...{ submission, country, identifier },
    /** Whether a code can be sent instead of typing the password. */
    takesCode,
    redirectTo: safePath(form.get('redirectTo'), homePath()),
    /** The form again: which step to show, and what is wrong. */
    answer: (step: 'identify' | 'password', status: number, problems?: Problems) =>
      json({ step, takesCode, result: submission.reply(problems) }, { status }),
  }
}

type Attempt = Pick<ReturnType<typeof readAttempt>, 'identifier' | 'takesCode' | 'answer'>

/**
 * Counts an attempt. `locked` is null if it may be made; after too many wrong passwords it says how long to wait, and
 * offers a code for the owner meanwhile. The vendor is not asked then, so that the answer does not reveal whether the
 * account exists (rules 14.22).
 */
async function countAttempt(shop: Shop, { identifier, takesCode, answer }: Attempt) {
  const tries = await countTries(shop, signInTries(shop, identifier.text))
  const { waitMs: wait } = tries
  if (wait === 0) return { tries, locked: null }
  shop.reply.retryAfter(wait)
  const text = shop.t(takesCode ? 'signIn.lockedCode' : 'signIn.locked', { wait })
  return { tries, locked: answer('password', 429, { formErrors: [text] }) }
}

/** Step one: is there an account (flows 11.1)? If not, sign-up follows; a number is verified by a code first. */
export async function identify(shop: Shop, form: URLSearchParams) {
  const attempt = readAttempt(shop, form, identifyBy)
  const { submission, identifier, redirectTo, answer } = attempt
  if (submission.status !== 'success') return answer('identify', 400)
  const refused = (text: string, status: number) => answer('identify', status, { fieldErrors: { identifier: [text] } })
  if (!shop.settings.signIn[identifier.kind]) return refused(otherKind[identifier.kind], 422)
  if (isHoneypotFilled(form)) return refused('signIn.unknownUser', 422)
  const { tries, locked } = await countAttempt(shop, attempt)
  if (locked) return locked
  let checked: AccountCheck
  try {
    checked = await shop.vendor.auth.check(identifier.text)
  } catch (error) {
    await tries.failed(error)
    const [text, status] = failureAnswer(error, shop.t)
    return answer('identify', status, { formErrors: [text] })
  }
  if (checked.isKnown) {
    await tries.undo()
    return answer('password', 200)
  }
  if (identifier.kind === 'phone') return askForCode(shop, { identifier, why: 'join', checked, redirectTo }, refused)
  const person = { identifier: identifier.text, dial: '', country: attempt.country, name: '' }
  rememberVerified(shop, { kind: 'email', ...person })
  return shop.redirect(signUpPath(redirectTo))
}

/** Instead of step two: a code signs in. */
export async function signInByCode(shop: Shop, form: URLSearchParams) {
  const { submission, identifier, redirectTo, takesCode, answer } = readAttempt(shop, form, identifyBy)
  if (submission.status !== 'success') return answer('identify', 400)
  // Shown at the number's field, which the customer can then change.
  const refusedNumber = (text: WordKey, status: number) =>
    answer('password', status, { fieldErrors: { identifier: [text] } })
  if (isHoneypotFilled(form) || !takesCode) return refusedNumber('code.invalidNumber', 422)
  if (identifier.kind === 'phone' && !identifier.isValid) return refusedNumber('signIn.identifierInvalid', 400)
  return askForCode(shop, { identifier, why: 'join', redirectTo }, (text, status) =>
    answer('password', status, { formErrors: [text] }),
  )
}

/** Step two: the password. */
export async function signIn(shop: Shop, form: URLSearchParams) {
  const attempt = readAttempt(shop, form, signInBy)
  const { submission, identifier, redirectTo, answer } = attempt
  if (submission.status !== 'success') return answer('password', 400)
  const refused = (text: string, status: number) => answer('password', status, { formErrors: [text] })
  if (isHoneypotFilled(form)) return refused(shop.t('signIn.passwordWrong'), 422)
  const { tries, locked } = await countAttempt(shop, attempt)
  if (locked) return locked
  try {
    const entered = await shop.vendor.auth.login(identifier.text, submission.value.password)
    await tries.succeeded()
    return await completeSignIn(shop, entered, redirectTo)
  } catch (error) {
    await tries.failed(error)
    return refused(...failureAnswer(error, shop.t))
  }
}
