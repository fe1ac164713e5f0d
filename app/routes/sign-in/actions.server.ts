import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { safePath } from '~/domain/safe-path'
import { deliverToPrimary } from '~/features/account/address.server'
import { isTrapped } from '~/features/account/trap.server'
import { parseFields } from '~/http/form.server'
import type { Shop } from '~/http/shop.server'
import { failureText } from '~/http/vendor-failures.server'
import { homePath } from '~/paths'
import { Identify, normaliseIdentifier, SignIn } from './schema'
import { countSignIn } from './tries.server'

/** What the sign-in form gets back: which step to show, and conform's result. The password never comes back. */
type Answer = { step: 'identify' | 'password'; identifier: string; result: SubmissionResult<string[]> }

const answer = (body: Answer, status: number) => json(body, { status })

/** Step one: is there an account? (check_user_details, flows 11.1) */
export async function identify(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, Identify)
  const typed = form.get('identifier') ?? ''
  if (submission.status !== 'success')
    return answer({ step: 'identify', identifier: typed, result: submission.reply() }, 400)
  const unknown = () =>
    answer(
      {
        step: 'identify',
        identifier: typed,
        result: submission.reply({ fieldErrors: { identifier: ['signIn.unknownUser'] } }),
      },
      422,
    )
  if (isTrapped(form)) return unknown()
  const identifier = normaliseIdentifier(submission.value.identifier)
  const counted = await countSignIn(shop, identifier)
  try {
    const { isKnown } = await shop.vendor.auth.check(identifier)
    if (isKnown) {
      await counted.undo()
      return answer({ step: 'password', identifier: typed, result: submission.reply() }, 200)
    }
    return unknown()
  } catch (error) {
    await counted.failed(error)
    return answer(
      { step: 'identify', identifier: typed, result: submission.reply({ formErrors: [failureText(error, shop.t)] }) },
      502,
    )
  }
}

/** Step two: the password. The guest's cart stays; somebody else's place and prepared order do not (rules 14.4 and 7.15). */
export async function signIn(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, SignIn)
  const typed = form.get('identifier') ?? ''
  const hidden = { hideFields: ['password'] }
  if (submission.status !== 'success')
    return answer({ step: 'password', identifier: typed, result: submission.reply(hidden) }, 400)
  const refused = (text: string) =>
    answer({ step: 'password', identifier: typed, result: submission.reply({ ...hidden, formErrors: [text] }) }, 422)
  if (isTrapped(form)) return refused(shop.t('signIn.passwordWrong'))
  const identifier = normaliseIdentifier(submission.value.identifier)
  const counted = await countSignIn(shop, identifier)
  try {
    const { token, user } = await shop.vendor.auth.login(identifier, submission.value.password)
    await counted.succeeded()
    if (shop.session.lastUserId && shop.session.lastUserId !== user.id) shop.device.forgetPerson()
    await shop.signIn(token, user)
    await deliverToPrimary(shop)
    return shop.redirect(safePath(form.get('redirectTo'), homePath()))
  } catch (error) {
    await counted.failed(error)
    return refused(failureText(error, shop.t))
  }
}
