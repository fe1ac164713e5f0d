import { randomBytes, randomInt } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { GuestContext } from '../../core/call'
import { Refusal } from '../../core/refusal'
import { sameText, tokenHash } from '../../core/secrets'
import type { Queries } from '../../db/open'
import { codes, type CodeRow, type User } from '../../db/schema'
import { isEmail } from '../accounts/recipients'

/** Digits of a code. */
const CODE_LENGTH = 6
const CODE_LIFE = 5 * 60_000
/** How long a verified code can be used to set a new password or to change the number. */
const PROOF_LIFE = 10 * 60_000
const MOST_TRIES = 5
/** How many codes a recipient can get, and within which time. */
const MOST_CODES = 3
const LIMIT_SPAN = 10 * 60_000
/** Seconds after which clients offer to send another code. */
const RESEND_AFTER_S = 30

/** What a code proves: who somebody is, or that a password may be changed. */
type Purpose = CodeRow['purpose']

// The hash includes the session. There are only a million codes, so equal codes would have equal hashes.
const hashOf = (sessionId: string, code: string) => tokenHash(`${sessionId} ${code}`)

const sentTo = (vendorId: number, recipient: string) =>
  and(eq(codes.vendorId, vendorId), eq(codes.recipient, recipient))

/** May another code be sent to this recipient? */
export function mayGetCode(db: Queries, vendorId: number, recipient: string, now: number): boolean {
  const recent = and(sentTo(vendorId, recipient), gt(codes.sentAt, now - LIMIT_SPAN))
  return db.select({ id: codes.id }).from(codes).where(recent).all().length < MOST_CODES
}

/** Sends a code and gives its session id. Throws a Refusal when the recipient got too many of them. */
function sendCode(context: GuestContext<unknown>, recipient: string, purpose: Purpose): string {
  const { demo, brand, say, words } = context
  const now = demo.clock.now()
  if (!mayGetCode(demo.db, brand.id, recipient, now)) throw new Refusal('tooManyCodes')
  const id = `otp_${randomBytes(12).toString('base64url')}`
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const times = { sentAt: now, expiresAt: now + CODE_LIFE }
  demo.db
    .insert(codes)
    .values({ id, vendorId: brand.id, recipient, purpose, codeHash: hashOf(id, code), ...times })
    .run()
  demo.outbox.send({
    vendor_id: brand.id,
    to: recipient,
    channel: isEmail(recipient) ? 'email' : 'sms',
    purpose,
    code,
    session_id: id,
    message: say('codeText', { code, brand: words(brand.name), minutes: String(CODE_LIFE / 60_000) }),
    at: new Date(now).toISOString(),
  })
  return id
}

/** Sends a code and gives what the client needs to send it back. Throws a Refusal when too many were asked for. */
export function codeTicket(context: GuestContext<unknown>, recipient: string, purpose: Purpose): object {
  const sessionId = sendCode(context, recipient, purpose)
  return { session_id: sessionId, otp_length: CODE_LENGTH, resend_after: RESEND_AFTER_S }
}

/** The code of the session, or the newest code of the recipient. */
function codeRow(db: Queries, vendorId: number, recipient: string, sessionId: string): CodeRow | undefined {
  const own = sentTo(vendorId, recipient)
  const wanted = sessionId === '' ? own : and(own, eq(codes.id, sessionId))
  return db
    .select()
    .from(codes)
    .where(wanted)
    .orderBy(desc(codes.sentAt), desc(sql`rowid`))
    .get()
}

/** A typed code, and the recipient it should belong to. */
interface TypedCode {
  recipient: string
  /** Empty when the client lost it. */
  sessionId: string
  code: string
}

/** What a correct code gives: its purpose and, for a forgotten password, a proof with which to change it. */
interface Proof {
  purpose: Purpose
  resetToken: string
}

/** Checks a code, which can be used once. Throws a Refusal that says what is wrong. */
export function verifyCode({ demo, brand }: GuestContext<unknown>, typed: TypedCode): Proof {
  const { recipient, sessionId, code } = typed
  if (code === '') throw new Refusal('codeMissing')
  const now = demo.clock.now()
  const row = codeRow(demo.db, brand.id, recipient, sessionId)
  if (!row || row.verifiedAt !== null || row.expiresAt <= now || row.tries >= MOST_TRIES) {
    throw new Refusal('sessionExpired')
  }
  const own = eq(codes.id, row.id)
  if (!sameText(hashOf(row.id, code), row.codeHash)) {
    demo.db
      .update(codes)
      .set({ tries: row.tries + 1 })
      .where(own)
      .run()
    throw new Refusal('codeWrong')
  }
  const resetToken = row.purpose === 'forgot-password' ? `rst_${randomBytes(24).toString('base64url')}` : ''
  const resetHash = resetToken === '' ? null : tokenHash(resetToken)
  demo.db.update(codes).set({ verifiedAt: now, resetHash }).where(own).run()
  return { purpose: row.purpose, resetToken }
}

/** Codes that were sent to a customer. */
const codesOf = (user: User) =>
  and(eq(codes.vendorId, user.vendorId), inArray(codes.recipient, [user.mobile, user.email.toLowerCase()]))

/** Can this proof be used now to change the password of this customer? */
export function isResetToken(db: Queries, user: User, resetToken: string, now: number): boolean {
  const fresh = and(codesOf(user), isNotNull(codes.resetHash), gt(codes.verifiedAt, now - PROOF_LIFE))
  const rows = db.select().from(codes).where(fresh).all()
  return rows.some((row) => row.resetHash !== null && sameText(tokenHash(resetToken), row.resetHash))
}

/** Uses up every proof that could change the password of this customer. */
export function spendResetTokens(tx: Queries, user: User): void {
  tx.update(codes).set({ resetHash: null }).where(codesOf(user)).run()
}

/** Uses up the proof that somebody has a number or e-mail address; false when there is no valid one. */
export function spendProof(tx: Queries, vendorId: number, recipient: string, now: number): boolean {
  const fresh = and(sentTo(vendorId, recipient), eq(codes.purpose, 'sign-in'), gt(codes.verifiedAt, now - PROOF_LIFE))
  if (!tx.select({ id: codes.id }).from(codes).where(fresh).get()) return false
  // The row stays, but its proof is too old to be used again.
  tx.update(codes).set({ verifiedAt: 0 }).where(fresh).run()
  return true
}

/** Forgets the codes sent to a customer. */
export function forgetCodes(tx: Queries, user: User): void {
  tx.delete(codes).where(codesOf(user)).run()
}
