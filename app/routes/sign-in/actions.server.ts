import { json } from '@remix-run/node'
import type { z } from 'zod'
import { codeSenderFor, takesOf, type Identifier, type Takes } from '~/domain/account/sign-in-methods'
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

/** One posted sign-in form: its fields, the identifier in it, and the answers that show it again. */
class Attempt<Schema extends z.ZodType> {
  readonly submission: ReturnType<typeof parseFields<Schema>>
  readonly country: string
  readonly identifier: Identifier
  readonly redirectTo: string

  constructor(
    readonly shop: Shop,
    form: URLSearchParams,
    schemaFor: (takes: Takes) => Schema,
  ) {
    this.submission = parseFields(form, schemaFor(takesOf(shop.settings.signIn)))
    this.country = countryIn(shop, form)
    this.identifier = readIdentifier(form.get('identifier') ?? '', this.country)
    this.redirectTo = safePath(form.get('redirectTo'), homePath())
  }

  /** The form again: which step to show, and what is wrong. */
  answer(step: 'identify' | 'password', status: number, problems?: Problems) {
    const result = this.submission.reply(problems)
    return json({ step, takesCode: this.takesCode, result }, { status })
  }

  /**
   * Whether a code can be sent instead of typing the password. Only codes of the SMS service sign in to an account; the
   * vendor's own are for new numbers.
   */
  get takesCode() {
    return codeSenderFor(this.identifier, this.shop.settings.signIn, 'join') === 'thirdParty'
  }

  /** Counts this attempt; `waitMs` is 0 if it may be made. */
  count() {
    return countTries(this.shop, signInTries(this.shop, this.identifier.text))
  }

  /**
   * After too many wrong passwords: how long to wait, and a code for the owner meanwhile. The vendor is not asked, so
   * that the answer does not reveal whether the account exists (rules 14.22).
   */
  locked(waitMs: number) {
    const { shop, takesCode } = this
    shop.reply.retryAfter(waitMs)
    const text = shop.t(takesCode ? 'signIn.lockedCode' : 'signIn.locked', { wait: waitMs })
    return this.answer('password', 429, { formErrors: [text] })
  }
}

/** Step one: is there an account (flows 11.1)? If not, sign-up follows; a number is verified by a code first. */
export async function identify(shop: Shop, form: URLSearchParams) {
  const attempt = new Attempt(shop, form, identifyBy)
  const { identifier, redirectTo } = attempt
  if (attempt.submission.status !== 'success') return attempt.answer('identify', 400)
  const refused = (text: string, status: number) =>
    attempt.answer('identify', status, { fieldErrors: { identifier: [text] } })
  if (!shop.settings.signIn[identifier.kind]) return refused(otherKind[identifier.kind], 422)
  if (isHoneypotFilled(form)) return refused('signIn.unknownUser', 422)
  const tries = await attempt.count()
  if (tries.waitMs > 0) return attempt.locked(tries.waitMs)
  let checked: AccountCheck
  try {
    checked = await shop.vendor.auth.check(identifier.text)
  } catch (error) {
    await tries.failed(error)
    const [text, status] = failureAnswer(error, shop.t)
    return attempt.answer('identify', status, { formErrors: [text] })
  }
  if (checked.isKnown) {
    await tries.undo()
    return attempt.answer('password', 200)
  }
  if (identifier.kind === 'phone') return askForCode(shop, { identifier, why: 'join', checked, redirectTo }, refused)
  const person = { identifier: identifier.text, dial: '', country: attempt.country, name: '' }
  rememberVerified(shop, { kind: 'email', ...person })
  return shop.redirect(signUpPath(redirectTo))
}

/** Instead of step two: a code signs in. */
export async function signInByCode(shop: Shop, form: URLSearchParams) {
  const attempt = new Attempt(shop, form, identifyBy)
  const { identifier, redirectTo } = attempt
  if (attempt.submission.status !== 'success') return attempt.answer('identify', 400)
  // Shown at the number's field, which the customer can then change.
  const refusedNumber = (text: WordKey, status: number) =>
    attempt.answer('password', status, { fieldErrors: { identifier: [text] } })
  if (isHoneypotFilled(form) || !attempt.takesCode) return refusedNumber('code.invalidNumber', 422)
  if (identifier.kind === 'phone' && !identifier.isValid) return refusedNumber('signIn.identifierInvalid', 400)
  return askForCode(shop, { identifier, why: 'join', redirectTo }, (text, status) =>
    attempt.answer('password', status, { formErrors: [text] }),
  )
}

/** Step two: the password. */
export async function signIn(shop: Shop, form: URLSearchParams) {
  const attempt = new Attempt(shop, form, signInBy)
  const { submission, identifier } = attempt
  if (submission.status !== 'success') return attempt.answer('password', 400)
  const refused = (text: string, status: number) => attempt.answer('password', status, { formErrors: [text] })
  if (isHoneypotFilled(form)) return refused(shop.t('signIn.passwordWrong'), 422)
  const tries = await attempt.count()
  if (tries.waitMs > 0) return attempt.locked(tries.waitMs)
  try {
    const entered = await shop.vendor.auth.login(identifier.text, submission.value.password)
    await tries.succeeded()
    return await completeSignIn(shop, entered, attempt.redirectTo)
  } catch (error) {
    await tries.failed(error)
    return refused(...failureAnswer(error, shop.t))
  }
}
