import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { takesOf } from '~/domain/account/ways-in'
import { splitName } from '~/domain/account/full-name'
import { enter } from '~/features/account/enter.server'
import { linkProfile } from '~/features/account/linked-profiles.server'
import { giveBack, useUp, type Verified } from '~/features/account/pending.server'
import { englishName, identify } from '~/features/account/phone.server'
import { countTries } from '~/features/account/tries.server'
import { isTrapped } from '~/features/account/trap.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { addressesPath, signInPath } from '~/paths'
import type { NewAccount } from '~/vendor-api/account.server'
import { isRefusal } from '~/vendor-api/errors'
import { WithEmail, WithNumber } from './schema'

/** What somebody proved, and signs up with. */
export type Proof = Extract<Verified, { kind: 'number' | 'email' }>

const answer = (result: SubmissionResult<string[]>, status: number) => json({ result }, { status })

/** Makes the account and goes on to its first address (rules 14.9). */
export async function signUp(shop: Shop, form: URLSearchParams, proof: Proof, redirectTo: string) {
  const read = proof.kind === 'number' ? readWithNumber(form, proof) : readWithEmail(form, proof)
  const hidden = { hideFields: ['password'] }
  const { submission, account } = read
  if (!account) return answer(submission.reply(read.problem ? { ...hidden, fieldErrors: read.problem } : hidden), 400)
  const refused = (text: string, status: number) => answer(submission.reply({ ...hidden, formErrors: [text] }), status)
  if (isTrapped(form)) return refused(shop.t('error.generic'), 422)
  const counted = await countTries(shop, [['signUpFrom', shop.clientAddress]])
  if (counted.waitMs > 0) throw await shop.tooMany('signUpFrom', counted.waitMs)
  try {
    if (proof.kind === 'number' && (await shop.vendor.auth.check(account.email)).isKnown)
      return answer(submission.reply({ ...hidden, fieldErrors: { email: ['signUp.emailKnown'] } }), 422)
    if (!(await useUp(shop, proof))) return used(shop, redirectTo)
    const entered = await shop.vendor.account.register(account)
    if (proof.kind === 'email' && proof.profile)
      await linkProfile(shop, { ...proof.profile, email: account.email }, entered.user)
    return await enter(shop, entered, addressesPath(redirectTo))
  } catch (error) {
    await counted.failed(error)
    await giveBack(shop, proof)
    return refused(failureText(error, shop.t), isRefusal(error) ? 422 : 502)
  }
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

function readWithNumber(form: URLSearchParams, { identifier, dial, country }: Proof) {
  const submission = parseFields(form, WithNumber)
  if (submission.status !== 'success') return { submission, account: null, problem: null }
  const { name, email, password } = submission.value
  const number = { mobile: identifier, dialCode: dial, country: englishName(country) }
  return { submission, account: { ...splitName(name), email, ...number, password } satisfies NewAccount, problem: null }
}

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
