import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { startCode } from '~/features/account/codes.server'
import { Identify, otherKind } from '~/features/account/identity'
import { countryOfDial, identify } from '~/features/account/phone.server'
import { isTrapped } from '~/features/account/trap.server'
import { parseFields } from '~/http/form.server'
import type { Shop } from '~/http/shop.server'

/**
 * Sends a code to who forgot the password. Whether there is such an account the call itself tells: asking before it would
 * send a code to join to a number that has none (flows 11.6).
 */
export async function sendCode(shop: Shop, form: URLSearchParams, redirectTo: string) {
  const country = form.get('country') || countryOfDial(shop.settings.countryCode)
  const answer = (result: SubmissionResult<string[]>, status: number) => json({ result, country }, { status })
  const submission = parseFields(form, Identify)
  if (submission.status !== 'success') return answer(submission.reply(), 400)
  const refused = (text: string, status: number) =>
    answer(submission.reply({ fieldErrors: { identifier: [text] } }), status)
  const identifier = identify(submission.value.identifier, country)
  if (!shop.settings.signIn[identifier.kind]) return refused(otherKind[identifier.kind], 422)
  if (isTrapped(form)) return refused('signIn.unknownUser', 422)
  const started = await startCode(shop, { identifier, why: 'reset', redirectTo })
  return 'path' in started ? shop.redirect(started.path) : refused(started.problem.text, started.problem.status)
}
