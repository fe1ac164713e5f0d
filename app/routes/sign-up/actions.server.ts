import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { takesOf } from '~/domain/account/ways-in'
import { splitName } from '~/domain/account/full-name'
import { enter } from '~/features/account/enter.server'
import { linkProfile } from '~/features/account/linked-profiles.server'
import { giveBack, useUp, type Verified } from '~/features/account/pending.server'
import { englishName, identify } from '~/features/account/phone.server'
import { countTries } from '~/features/account/tries.server'
import { isTrapped } from '~/features/account/trap.server'
import { forgetBill } from '~/features/checkout/shown-bill.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { addressesPath, paymentPath, reviewPath, signInPath } from '~/paths'
import type { NewAccount } from '~/vendor-api/account.server'
import { isRefusal } from '~/vendor-api/errors'
import { NameAlone, WithEmail, WithNumber } from './schema'

/** What somebody proved, and signs up with. */
export type Proof = Extract<Verified, { kind: 'number' | 'email' }>

/** The form again. `asksAll`: the e-mail and a password too, though the name alone was asked for at first. */
const answer = (result: SubmissionResult<string[]>, status: number, asksAll: boolean) =>
  json({ result, asksAll }, { status })

/** Whether an account can be made with the name alone: its number is proved, and a code signs it in from then on (rules 14.9). */
export const takesNameAlone = ({ settings }: Shop, proof: Proof) =>
  proof.kind === 'number' && settings.signIn.usesCodeService

/** Makes the account and goes on to its first address (rules 14.9). */
export async function signUp(shop: Shop, form: URLSearchParams, proof: Proof, redirectTo: string) {
  const isNameAlone = takesNameAlone(shop, proof) && !form.has('email')
  const read = proof.kind === 'number' ? readWithNumber(form, proof, isNameAlone) : readWithEmail(form, proof)
  const hidden = { hideFields: ['password'] }
  const { submission, account } = read
  if (!account) {
    const told = read.problem ? { ...hidden, fieldErrors: read.problem } : hidden
    return answer(submission.reply(told), 400, !isNameAlone)
  }
  const refused = (text: string, status: number, asksAll = !isNameAlone) =>
    answer(submission.reply({ ...hidden, formErrors: [text] }), status, asksAll)
  if (isTrapped(form)) return refused(shop.t('error.generic'), 422)
  const counted = await countTries(shop, [['signUpFrom', shop.clientAddress]])
  if (counted.waitMs > 0) throw await shop.tooMany('signUpFrom', counted.waitMs)
  try {
    if (proof.kind === 'number' && !isNameAlone && (await shop.vendor.auth.check(account.email)).isKnown)
      return answer(submission.reply({ ...hidden, fieldErrors: { email: ['signUp.emailKnown'] } }), 422, true)
    if (!(await useUp(shop, proof))) return used(shop, redirectTo)
    const entered = await shop.vendor.account.register(account)
    if (proof.kind === 'email' && proof.profile)
      await linkProfile(shop, { ...proof.profile, email: account.email }, entered.user)
    return await enter(shop, entered, addressesPath(await wayOn(shop, redirectTo)))
  } catch (error) {
    await counted.failed(error)
    await giveBack(shop, proof)
    // A vendor that refuses a field may want one that was not asked for.
    const wantsMore = isNameAlone && isRefusal(error) && error.kind === 'invalid'
    return refused(failureText(error, shop.t), isRefusal(error) ? 422 : 502, wantsMore || !isNameAlone)
  }
}

/** Who has seen the review as a guest goes on from there, to the payment, which is the first to show the bill for their address. */
async function wayOn(shop: Shop, redirectTo: string) {
  if (redirectTo !== reviewPath() || !shop.drafts.checkout.bill) return redirectTo
  await forgetBill(shop)
  return paymentPath()
}

/** What was proved was used already: in another tab, or by a form that was sent twice. Most likely there is an account now. */
function used(shop: Shop, redirectTo: string) {
  shop.reply.toast('info', shop.t('signUp.used'))
  return shop.redirect(signInPath(redirectTo))
}

/** Nothing is proved yet, or it is over: the way to an account begins at sign-in. */
export function start(shop: Shop, redirectTo: string) {
  shop.reply.toast('info', shop.t(`signIn.hint.${takesOf(shop.settings.signIn)}`))
  return shop.redirect(signInPath(redirectTo))
}

/** What was proved is over, and what was typed with it is lost. */
export function late(shop: Shop, redirectTo: string) {
  shop.reply.toast('error', shop.t('code.expired'))
  return shop.redirect(signInPath(redirectTo))
}

/** Without an e-mail, and with a password that nobody knows, where the name alone is asked for. */
function readWithNumber(form: URLSearchParams, { identifier, dial, country }: Proof, isNameAlone: boolean) {
  const submission = isNameAlone ? parseFields(form, NameAlone) : parseFields(form, WithNumber)
  if (submission.status !== 'success') return { submission, account: null, problem: null }
  const { name, email, password } = { email: '', password: aPassword(), ...submission.value }
  const number = { mobile: identifier, dialCode: dial, country: englishName(country) }
  return { submission, account: { ...splitName(name), email, ...number, password } satisfies NewAccount, problem: null }
}

const aPassword = () => randomBytes(18).toString('base64url')

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
