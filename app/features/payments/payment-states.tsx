import type { ReactNode } from 'react'
import type { User } from '~/domain/account/user'
import { gatewayName } from '~/domain/payments/gateways'
import type { PaymentFailure } from '~/domain/payments/payment-state'
import { orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'
import { paymentOnlinePath } from '~/paths'
import { ButtonAfterWait } from '~/shell/button-after-wait'
import { Button } from '~/ui/form'
import { Icon } from '~/ui/icon'
import { ButtonLink, TextLink } from '~/ui/link'
import { gatewayRedirectState, type PaymentTarget } from './gateway-redirect.server'

/** `list`: the list that shows it if it was made. */
type CheckingProps = ReturnType<typeof checkingPage> & { list: { href: string; label: string } }

/** The page while the result of an unanswered request is looked for: it counts down until a retry is possible. */
export function Checking({ title, text, refreshSeconds, seconds, here, again, list }: CheckingProps) {
  const t = useT()
  return (
    <div className="page narrow">
      <div className="card group">
        <shop-live class="group" id="checking" aria-live="polite" every={refreshSeconds}>
          <h1>{title}</h1>
          <p>{text}</p>
        </shop-live>
        <form className="form tight" action={here}>
          <ButtonAfterWait label={again} seconds={seconds} text={t('pay.checkingLeft', { wait: '\n' })} />
        </form>
        <TextLink href={list.href} icon="receiptText" label={list.label} />
      </div>
    </div>
  )
}

type WaitingProps = {
  title: string
  refreshSeconds: number
  /** Why an earlier try to pay failed. */
  reason?: string
  isCancelled?: boolean
  children: ReactNode
  /** The link to its gateway, or ''. */
  href?: string
  instead?: ReactNode
  here: string
  more: { href: string; label: string }
}

/** A pending payment: the known facts, the link to its gateway, and a page that updates by itself. */
export function WaitingPayment(props: WaitingProps) {
  const { title, refreshSeconds, reason, isCancelled, href, here, more } = props
  const t = useT()
  return (
    <div className="page narrow">
      <shop-live class="card group" id="payment-state" aria-live="polite" every={refreshSeconds}>
        <h1>{title}</h1>
        {reason && <p className={isCancelled ? 'notice calm' : 'notice bad'}>{reason}</p>}
        {props.children}
        <div className="choices">
          {href && <ButtonLink href={href} label={t('pay.payNow')} />}
          {props.instead}
          <a className="button quiet" href={here}>
            <Icon name="refreshCw" className="small" /> {t('pay.checkNow')}
          </a>
        </div>
        <TextLink href={more.href} label={more.label} />
      </shop-live>
    </div>
  )
}

type UnansweredProps = Omit<WaitingProps, 'children' | 'href' | 'instead'> & { texts: string[] }

/** What is known of a payment while the vendor does not answer: it must not be paid again, or cannot be yet. */
export function UnansweredPayment({ texts, ...waiting }: UnansweredProps) {
  return (
    <WaitingPayment {...waiting}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </WaitingPayment>
  )
}

/** The page below the message about a failed payment, if there is one; while the vendor fails, the message alone. */
export async function orFailedAlone<Page>({ path: here, t }: Shop, failed: FailureView | null, page: Promise<Page>) {
  if (!failed) return page
  const read = await orUnanswered(page)
  if (read !== 'unanswered') return read
  const texts = [failed.explanation, t('part.failed', { part: t('pay.by') })]
  return { kind: 'failed' as const, ...failed, texts, refreshSeconds: 5, here }
}

type ActProps = { action: string; name: string; id: string; intent: string; label: string }

/** A button that does something with a pending payment, which the form names by this field. */
export function PaymentAct({ action, name, id, intent, label }: ActProps) {
  const t = useT()
  return (
    <form method="post" action={action}>
      <input type="hidden" name={name} value={id} />
      <Button look="quiet" busy={t('busy.working')} intent={intent} label={label} />
    </form>
  )
}

/** The page of a payment whose result the vendor cannot tell now; it updates automatically. */
export const unseenPage = ({ t }: Shop, here: string) => {
  return { kind: 'unseen' as const, title: t('pay.unseen'), texts: [t('pay.unseenText')], refreshSeconds: 5, here }
}

/** What the page of an unanswered request says; `here` is the page to send it again from, if it was not made. */
type CheckingWords = { title: WordKey; text: WordKey; again: WordKey; here: string }

/**
 * The page of an unanswered request whose result may appear until `until`, in milliseconds since the epoch. The time
 * may pass without a result while the vendor's lists cannot be read.
 */
export function checkingPage({ t }: Shop, until: number, { title, text, again, here }: CheckingWords) {
  const seconds = Math.ceil(Math.max(0, until - Date.now()) / 1000)
  return {
    kind: 'unknown' as const,
    ...{ title: t(title), text: t(text), again: t(again), here, seconds },
    refreshSeconds: Math.min(Math.max(seconds, 2), 5),
  }
}

/** Why a payment failed, in our words ('' where that is not known), and whether the customer cancelled it. */
export function whyFailed({ t }: Shop, failure: PaymentFailure | null) {
  const reason = failure === null || failure === 'other' ? '' : t(`pay.why.${failure}`)
  return { reason, isCancelled: failure === 'cancelled' }
}

export type UnpaidView<Kind> = Extract<Awaited<ReturnType<typeof unpaidView>>, { kind: Kind }>

/**
 * An unpaid order or subscription: its payment failed, or was cancelled in the shop, or is pending; '' for what is
 * unknown. `isOurs`: made from a cart or draft of ours. `failure` is what the return address claims.
 */
export async function unpaidView(
  shop: Shop,
  user: User,
  target: PaymentTarget,
  { status, isOurs, failure }: { status: string; isOurs: boolean; failure: PaymentFailure | null },
) {
  // What cannot be read is not lost: the next check may find it.
  const saved = await gatewayRedirectState(shop, user, target).catch(() => undefined)
  if (saved === 'cancelled') return { kind: 'failed' as const, reason: shop.t('pay.cancelledHere'), isCancelled: true }
  if (status !== 'payment-pending') return { kind: 'failed' as const, ...whyFailed(shop, failure) }
  return {
    kind: 'pending' as const,
    title: shop.t('pay.pending'),
    gateway: saved ? gatewayName(saved.gateway, '') : '',
    href: saved ? paymentOnlinePath(target) : '',
    issuedAt: saved?.at ?? 0,
    // The link was lost before any browser had it, so nobody can pay there.
    isLost: saved === null && isOurs,
    ...whyFailed(shop, failure),
  }
}

/** The message about a failed payment: the reason, or '', and what is kept. Neutral when the customer cancelled. */
export type FailureView = { title: string; isCancelled: boolean; reason: string; explanation: string }

/** The notice of something that was sent and not made. */
export const notMade = ({ t }: Shop, title: WordKey, explanation: WordKey): FailureView => {
  return { title: t(title), isCancelled: false, reason: '', explanation: t(explanation) }
}

/** The notice of a payment that failed or was cancelled. */
export function paymentFailed({ t }: Shop, { isCancelled, reason }: UnpaidView<'failed'>, explanation: string) {
  return { title: t(isCancelled ? 'pay.cancelled' : 'pay.failed'), isCancelled, reason, explanation }
}
