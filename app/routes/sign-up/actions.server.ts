import { randomBytes } from 'node:crypto'
import type { Submission } from '@conform-to/react'
import { json } from '@remix-run/node'
import { z } from 'zod'
import { splitName } from '~/domain/account/user'
import { completeSignIn, linkProfile } from '~/features/account/account.server'
import { isHoneypotFilled } from '~/features/account/honeypot'
import { Email, FullName, TypedNumber } from '~/features/account/identity'
import { password } from '~/features/account/password-fields'
import { giveBack, useUp, type Proof } from '~/features/account/pending.server'
import { englishName, validNumber } from '~/features/account/phone.server'
import { forgetBill } from '~/features/checkout/shown-bill.server'
import { failureAnswer, parseFields, type Problems } from '~/http/forms/form.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { addressesPath, paymentPath, reviewPath, signInPath } from '~/paths'
import type { NewAccount } from '~/vendor-api/account.server'
import { isRefusal, mayBeDone, VendorError } from '~/vendor-api/errors'
import type { OpenedSession } from '~/vendor-api/wire-user'

/** Signing up with a verified number if codes sign in: only the name is typed (rules 14.9). */
export const NameAlone = z.object({ name: FullName, terms: z.literal('accepted', 'signUp.termsRequired') })

/** The same if the vendor requires more: the e-mail, and a password. It is typed once, because a code can reset it. */
export const WithNumber = NameAlone.extend({ email: Email, password })

/** Signing up with an e-mail that is fixed: the number is typed. */
export const WithEmail = NameAlone.extend({ ...TypedNumber.shape, password })

type SignUpProof = Proof<'number' | 'email'>

/** Whether the name is enough for an account: its number is verified, and codes sign in from then on (rules 14.9). */
export const takesNameAlone = ({ settings }: Shop, proof: SignUpProof) =>
  proof.kind === 'number' && settings.signIn.usesCodeService

/** Creates the account and asks for its first address (rules 14.9). */
export async function signUp(shop: Shop, form: URLSearchParams, proof: SignUpProof, redirectTo: string) {
  const isNameAlone = takesNameAlone(shop, proof) && !form.has('email')
  const { submission, account, problem } = readAccount(form, proof, isNameAlone)
  // The form again. `asksAll`: also for the e-mail and a password, even if it first asked for the name alone.
  const answer = (status: number, problems?: Problems, asksAll = !isNameAlone) =>
    json({ result: submission.reply(problems), asksAll }, { status })
  if (!account) return answer(400, problem)
  if (isHoneypotFilled(form)) return answer(422, { formErrors: [shop.t('error.generic')] })
  const counted = await shop.limit('signUpFrom', shop.clientAddress)
  let entered: OpenedSession
  try {
    if (proof.kind === 'number' && !isNameAlone && (await shop.vendor.auth.check(account.email)).isKnown)
      return answer(422, { fieldErrors: { email: ['signUp.emailKnown'] } })
    // It was already used, in another tab or by a double submit. Most likely the account exists.
    if (!(await useUp(shop, proof))) return shop.redirect(signInPath(redirectTo), 'info', shop.t('signUp.used'))
    entered = await register(shop, account, proof)
  } catch (error) {
    if (!isRefusal(error)) await counted.giveBack()
    giveBack(shop, proof)
    // A vendor that rejects the fields may require one that the form did not ask for.
    const wantsMore = isRefusal(error) && error.kind === 'invalid'
    const [text, status] = failureAnswer(error, shop.t)
    return answer(status, { formErrors: [text] }, wantsMore || !isNameAlone)
  }
  try {
    if (proof.kind === 'email' && proof.profile)
      await linkProfile(shop, { ...proof.profile, email: account.email }, entered.user)
    return await completeSignIn(shop, entered, addressesPath(await continueTo(shop, redirectTo)))
  } catch {
    // The account exists all the same.
    return shop.redirect(signInPath(redirectTo), 'info', shop.t('signUp.used'))
  }
}

/**
 * Makes the account. If the vendor's answer is lost, or has code 200 and no session, its password opens the account that
 * was made all the same.
 */
async function register({ vendor }: Shop, account: NewAccount, { identifier }: SignUpProof): Promise<OpenedSession> {
  return vendor.account.register(account).catch(async (error: unknown) => {
    const mayExist = mayBeDone(error) || (error instanceof VendorError && error.code === '200')
    const entered = mayExist && (await orNull(vendor.auth.login(identifier, account.password)))
    if (!entered) throw error
    return entered
  })
}

/** A guest from the review continues to the payment page, which is the first to show the bill for their address. */
async function continueTo(shop: Shop, redirectTo: string) {
  if (redirectTo !== reviewPath() || !shop.drafts.checkout.bill) return redirectTo
  await forgetBill(shop)
  return paymentPath()
}

/** The fields as conform read them, and the account that they make, or what else is wrong with them. */
type Reading = { submission: Submission<unknown, string[]>; account?: NewAccount; problem?: Problems }

/** Reads the form. With the name alone, the account gets no e-mail and a random password. */
function readAccount(
  form: URLSearchParams,
  { kind, identifier, dial, country }: SignUpProof,
  isNameAlone: boolean,
): Reading {
  if (kind === 'email') return readWithEmail(form, identifier)
  const submission = isNameAlone ? parseFields(form, NameAlone) : parseFields(form, WithNumber)
  if (submission.status !== 'success') return { submission }
  const randomPassword = randomBytes(18).toString('base64url')
  const { name, email, password } = { email: '', password: randomPassword, ...submission.value }
  const number = { mobile: identifier, dialCode: dial, country: englishName(country) }
  return { submission, account: { ...splitName(name), email, ...number, password } }
}

function readWithEmail(form: URLSearchParams, email: string): Reading {
  const submission = parseFields(form, WithEmail)
  // A wrong number is said beside the errors of the other fields.
  const typed = parseFields(form, TypedNumber)
  const number = typed.status === 'success' ? validNumber(typed.value) : null
  const problem = { fieldErrors: { phone: ['signUp.phoneInvalid'] } }
  if (typed.status === 'success' && !number) return { submission, problem }
  if (submission.status !== 'success' || !number) return { submission }
  const { name, password } = submission.value
  const { text: mobile, dial: dialCode } = number
  const account = { ...splitName(name), email, mobile, dialCode, country: englishName(number.country), password }
  return { submission, account }
}
