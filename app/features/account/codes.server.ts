import { codeSenderFor, type CodePurpose, type CodeSender, type Identifier } from '~/domain/account/sign-in-methods'
import { env } from '~/env.server'
import { pendingCode, rememberCode, type PendingCode } from '~/features/account/pending.server'
import { asciiDigits } from '~/features/account/phone.server'
import { failureAnswer, failureText } from '~/http/forms/form.server'
import type { LimitName } from '~/http/request-policy/limits.server'
import type { Shop } from '~/http/shop/shop.server'
import { verifyCodePath } from '~/paths'
import type { AccountCheck } from '~/vendor-api/account.server'
import type { CodeOutcome, CodeTicket, Recipient } from '~/vendor-api/codes.server'
import { hasFailed, isRefusal, mayBeDone } from '~/vendor-api/errors'

/** Answers with a page that says what is wrong, in words for the person who asked for a code or typed one. */
type Refuse<Answer> = (text: string, status: number) => Answer

/** The bounds of a vendor's wait before another code, in seconds. */
const [shortestWait, longestWait] = [5, 600]

/** The wait for another code, in seconds: the deployment's value, else the vendor's within bounds (rules 14.18). */
const waitAfter = ({ resendAfter }: CodeTicket) =>
  env().CODE_WAIT_SECONDS ?? Math.min(Math.max(resendAfter, shortestWait), longestWait)

/** The recipient of a code, as it was requested. */
const identifierOf = ({ identifier, dial, country }: PendingCode): Identifier =>
  dial === '' ? { kind: 'email', text: identifier } : { kind: 'phone', text: identifier, dial, country, isValid: true }

type CodeRequest = {
  identifier: Identifier
  why: CodePurpose
  /** The vendor's answer when the account was looked up: a vendor's own code is sent with that call (flows 11.3). */
  checked?: AccountCheck | null
  redirectTo?: string
  isAgain?: boolean
}

/** Sends a code, stores what it is for, and redirects to the page that asks for it. */
export async function askForCode<Answer>(
  shop: Shop,
  { identifier, why, checked = null, redirectTo, isAgain }: CodeRequest,
  refuse: Refuse<Answer>,
) {
  const by = codeSenderFor(identifier, shop.settings.signIn, why)
  if (!by) return refuse(shop.t('code.invalidNumber'), 422)
  // An account that was made elsewhere may have a number that no rule knows; its owner may still set a new password.
  if (identifier.kind === 'phone' && !identifier.isValid && why !== 'reset')
    return refuse(shop.t('signIn.identifierInvalid'), 400)
  const { dial, country } = identifier.kind === 'phone' ? identifier : { dial: '', country: '' }
  // With a vendor's own code the check has sent one already.
  const hasSentAnother = by === 'own' && checked !== null
  if (!hasSentAnother && (await awaits(shop, { identifier: identifier.text, dial, why })))
    return shop.redirect(verifyCodePath(redirectTo))
  const tries = await countTries(shop, [
    ['codeTo', `${dial} ${identifier.text}`],
    ['codeFrom', shop.clientAddress],
  ])
  const wait = tries.waitMs
  if (wait > 0) return refuse(...mustWait(shop, wait, sentences(shop.t('code.tooMany'), shop.t('code.wait', { wait }))))
  try {
    const { ticket, message } = await sendCode(shop, { identifier: identifier.text, dial }, why, by, checked)
    if (!ticket) return refuse(sentences(message, shop.t('code.notSent')), 422)
    const { sessionId, length } = ticket
    const resendAt = Date.now() + waitAfter(ticket) * 1000
    rememberCode(shop, { why, by, identifier: identifier.text, dial, country, sessionId, length, resendAt })
    if (isAgain) shop.reply.toast('success', shop.t('code.sent'))
    return shop.redirect(verifyCodePath(redirectTo))
  } catch (error) {
    await tries.failed(error)
    return refuse(...failureAnswer(error, shop.t))
  }
}

/**
 * Whether this browser has a code for the same purpose, as from another tab: the wait for another one is not over, and
 * it was not tried too often.
 */
async function awaits(shop: Shop, wanted: Pick<PendingCode, 'identifier' | 'dial' | 'why'>) {
  const pending = pendingCode(shop)
  const isSame = pending?.identifier === wanted.identifier && pending.dial === wanted.dial && pending.why === wanted.why
  if (!isSame || pending.resendAt <= Date.now()) return false
  const tries = await countTries(shop, [triesOf(pending)])
  await tries.undo()
  return tries.waitMs === 0
}

const sentences = (...texts: string[]) => texts.filter(Boolean).join('. ')

/** Requests a code; returns no ticket if the vendor does not say that it sent one. */
async function sendCode(
  { vendor: { auth, codes } }: Shop,
  to: Recipient,
  why: CodePurpose,
  by: CodeSender,
  checked: AccountCheck | null,
): Promise<{ ticket: CodeTicket | null; message: string }> {
  if (by === 'own' && why !== 'reset') return checked ?? (await auth.check(to.identifier))
  return { ticket: await (why === 'reset' ? codes.sendForgotten(to, by) : codes.sendThirdParty(to)), message: '' }
}

/** Sends another code for the same purpose as the last, once its wait is over. */
export async function resendCode<Answer>(
  shop: Shop,
  pending: PendingCode,
  refuse: Refuse<Answer>,
  redirectTo?: string,
) {
  const wait = pending.resendAt - Date.now()
  if (wait > 0) return refuse(...mustWait(shop, wait, shop.t('code.resendIn', { wait })))
  const identifier = identifierOf(pending)
  return askForCode(shop, { identifier, why: pending.why, redirectTo, isAgain: true }, refuse)
}

/** Says in a header how long to wait; returns the words and the status for it. */
function mustWait(shop: Shop, waitMs: number, text: string): [text: string, status: 429] {
  shop.reply.retryAfter(waitMs)
  return [text, 429]
}

/**
 * Checks a typed code against the one that was sent for this browser: number and ticket come from the cookie, never
 * from the form. The cookie stays until the caller has used the result.
 */
export async function checkCode<Answer>(
  shop: Shop,
  { identifier, dial, sessionId, by }: PendingCode,
  typed: string,
  refuse: Refuse<Answer>,
): Promise<{ outcome: CodeOutcome } | Answer> {
  const code = asciiDigits(typed)
  if (code === '') return refuse(shop.t('code.required'), 400)
  const tries = await countTries(shop, [
    triesOf({ identifier, sessionId }),
    ['codeTryAs', `${dial} ${identifier}`],
    ['codeTryFrom', shop.clientAddress],
  ])
  const wait = tries.waitMs
  if (wait > 0) return refuse(...mustWait(shop, wait, shop.t('code.tooManyTries', { wait })))
  try {
    const outcome = await shop.vendor.codes.check({ identifier, dial, sessionId, code }, by)
    await tries.succeeded()
    return { outcome }
  } catch (error) {
    await tries.failed(error)
    if (isRefusal(error)) return refuse(error.vendorMessage || shop.t('code.wrong'), 422)
    const isLost = mayBeDone(error) && !hasFailed(error)
    return refuse(isLost ? shop.t('code.unknown') : failureText(error, shop.t), 502)
  }
}

type Tries = [LimitName, string | null][]

/** What the tries of one code count against. */
const triesOf = ({ sessionId, identifier }: Pick<PendingCode, 'sessionId' | 'identifier'>): Tries[number] => [
  'codeTry',
  sessionId || identifier,
]

/**
 * What a failed sign-in counts against: the account from this address, the account from anywhere, and the address. This
 * way nobody can lock the owner out for long by guessing.
 */
export function signInTries({ clientAddress }: Shop, account: string): Tries {
  return [
    ['signIn', `${account} ${clientAddress ?? ''}`],
    ['signInAs', account],
    ['signInFrom', clientAddress],
  ]
}

/** A new password can be used at once: failed attempts at the old one no longer count. */
export async function forgetSignInTries(shop: Shop, account: string) {
  const ofAccount = signInTries(shop, account).slice(0, 2)
  await Promise.all(ofAccount.map(async (one) => (await shop.count(...one)).forget()))
}

/**
 * Counts an attempt before it is made, so that parallel ones count too. Without a key nothing is counted. `waitMs` is 0
 * when the attempt may be made, else the time to wait.
 */
export async function countTries(shop: Shop, tries: Tries) {
  const counters = await Promise.all(tries.map(([name, key]) => shop.count(name, key)))
  const undo = () => Promise.all(counters.map((one) => one.giveBack()))
  return {
    waitMs: Math.max(...counters.map(({ waitMs }) => waitMs)),
    /** Uncounts the attempt, because it did not fail. */
    undo,
    /** Uncounts the attempt, and for the first key all earlier failures too. */
    succeeded: () => Promise.all(counters.map((one, at) => (at === 0 ? one.forget() : one.giveBack()))),
    /** Refusals by the vendor stay counted; its own failures do not. */
    failed: (error: unknown) => (isRefusal(error) ? null : undo()),
  }
}
