import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { splitName } from '~/domain/account/user'
import { enter } from '~/features/account/enter.server'
import { linkProfile } from '~/features/account/linked-profiles.server'
import { giveBack, useUp, type Verified } from '~/features/account/pending.server'
import { englishName, identify } from '~/features/account/phone.server'
import { isTrapped } from '~/features/account/trap.server'
import { forgetBill } from '~/features/checkout/shown-bill.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { addressesPath, paymentPath, reviewPath, signInPath } from '~/paths'
import type { NewAccount } from '~/vendor-api/account.server'
import { isRefusal } from '~/vendor-api/errors'
import { NameAlone, WithEmail, WithNumber } from './schema'

/** The verified number or e-mail that somebody signs up with. */
export type Proof = Extract<Verified, { kind: 'number' | 'email' }>

/** The form with its errors. `asksAll`: it also asks for the e-mail and a password, even if it first asked for the name alone. */
const answer = (result: SubmissionResult<string[]>, status: number, asksAll: boolean) =>
  json({ result, asksAll }, { status })

/** Whether the name alone is enough for an account: its number is verified, and codes sign in from then on (rules 14.9). */
export const takesNameAlone = ({ settings }: Shop, proof: Proof) =>
  proof.kind === 'number' && settings.signIn.usesCodeService

/** Makes the account and goes on to its first address (rules 14.9). */
export async function signUp(shop: Shop, form: URLSearchParams, proof: Proof, redirectTo: string) {
  const isNameAlone = takesNameAlone(shop, proof) && !form.has('email')
  const parsed = proof.kind === 'number' ? readWithNumber(form, proof, isNameAlone) : readWithEmail(form, proof)
  const hidden = { hideFields: ['password'] }
  const { submission, account } = parsed
  if (!account) {
    const replyOptions = parsed.problem ? { ...hidden, fieldErrors: parsed.problem } : hidden
    return answer(submission.reply(replyOptions), 400, !isNameAlone)
  }
  const refused = (text: string, status: number, asksAll = !isNameAlone) =>
    answer(submission.reply({ ...hidden, formErrors: [text] }), status, asksAll)
  if (await isTrapped(form)) return refused(shop.t('error.generic'), 422)
  const counted = await shop.limit('signUpFrom', shop.clientAddress)
  try {
    if (proof.kind === 'number' && !isNameAlone && (await shop.vendor.auth.check(account.email)).isKnown)
      return answer(submission.reply({ ...hidden, fieldErrors: { email: ['signUp.emailKnown'] } }), 422, true)
    // It was already used, in another tab or by a double submit. Most likely the account exists.
    if (!(await useUp(shop, proof)))
      return shop.redirect(signInPath(redirectTo), { tone: 'info', text: shop.t('signUp.used') })
    const entered = await shop.vendor.account.register(account)
    if (proof.kind === 'email' && proof.profile)
      await linkProfile(shop, { ...proof.profile, email: account.email }, entered.user)
    return await enter(shop, entered, addressesPath(await continueTo(shop, redirectTo)))
  } catch (error) {
    if (!isRefusal(error)) await counted.giveBack()
    await giveBack(shop, proof)
    // A vendor that rejects the fields may require one that the form did not ask for.
    const wantsMore = isNameAlone && isRefusal(error) && error.kind === 'invalid'
    return refused(failureText(error, shop.t), isRefusal(error) ? 422 : 502, wantsMore || !isNameAlone)
  }
}

/** A guest who came from the review continues to the payment page, which is the first to show the bill for their address. */
async function continueTo(shop: Shop, redirectTo: string) {
  if (redirectTo !== reviewPath() || !shop.drafts.checkout.bill) return redirectTo
  await forgetBill(shop)
  return paymentPath()
}

/** Reads the form for a verified number. With the name alone, the account gets no e-mail and a random password. */
function readWithNumber(form: URLSearchParams, { identifier, dial, country }: Proof, isNameAlone: boolean) {
  const submission = isNameAlone ? parseFields(form, NameAlone) : parseFields(form, WithNumber)
  if (submission.status !== 'success') return { submission, account: null, problem: null }
  const { name, email, password } = { email: '', password: randomPassword(), ...submission.value }
  const number = { mobile: identifier, dialCode: dial, country: englishName(country) }
  return { submission, account: { ...splitName(name), email, ...number, password } satisfies NewAccount, problem: null }
}

const randomPassword = () => randomBytes(18).toString('base64url')

function readWithEmail(form: URLSearchParams, { identifier }: Proof) {
  const submission = parseFields(form, WithEmail)
  if (submission.status !== 'success') return { submission, account: null, problem: null }
  const { name, phone, country, password } = submission.value
  const number = identify(phone, country)
  if (number.kind !== 'phone' || !number.isValid)
    return { submission, account: null, problem: { phone: ['signUp.phoneInvalid'] } }
  const account: NewAccount = {
    ...splitName(name),
    email: identifier,
    mobile: number.text,
    dialCode: number.dial,
    country: englishName(number.country),
    password,
  }
  return { submission, account, problem: null }
}
