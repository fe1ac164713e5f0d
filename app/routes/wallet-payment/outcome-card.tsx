import { shownFor } from '~/features/account/same-customer'
import type { RechargeStatus } from '~/features/wallet/recharges.server'
import { useT } from '~/i18n/use-t'
import { walletPath } from '~/paths'
import { Icon } from '~/ui/icon'

/** The result of a recharge, in words to show. `again` has the values for another one. */
export type OutcomeView =
  | { status: 'none' }
  | {
      status: RechargeStatus
      /** In the vendor's words, or ''. */
      reason: string
      /** Whether the customer cancelled it, so that nothing went wrong. */
      isCancelled: boolean
      amount: string
      gateway: string
      /** The link to the gateway, or ''. */
      goOn: string
      again: { attempt: string; amount: string; gateway: string }
    }

/** The id of the customer that the page is shown to, and its address. */
type Page = { as: string; here: string }

const icons = { added: 'circle-check', failed: 'circle-alert', open: 'clock', unheard: 'clock', none: 'info' }
const tones: Partial<Record<OutcomeView['status'], string>> = { added: 'good', failed: 'bad' }

/** The result of a recharge in a sentence, with the actions that make sense. */
export function OutcomeCard({ outcome, ...page }: { outcome: OutcomeView } & Page) {
  const t = useT()
  const { status } = outcome
  const words: Record<string, string> =
    outcome.status === 'none' ? {} : { amount: outcome.amount, gateway: outcome.gateway }
  const isCancelled = outcome.status !== 'none' && outcome.isCancelled
  return (
    <section className={`card outcome ${isCancelled ? '' : (tones[status] ?? '')}`.trim()}>
      <Icon name={isCancelled ? 'info' : icons[status]} />
      <h1>{isCancelled ? t('pay.cancelled') : t(`walletPayment.${status}`, words)}</h1>
      <p>{t(isCancelled ? 'walletPayment.cancelled.text' : `walletPayment.${status}.text`, words)}</p>
      {outcome.status !== 'none' && <OutcomeActions outcome={outcome} {...page} />}
    </section>
  )
}

function OutcomeActions({ outcome, as, here }: { outcome: Exclude<OutcomeView, { status: 'none' }> } & Page) {
  const t = useT()
  const { status, reason, goOn, again, gateway } = outcome
  return (
    <>
      {reason && !outcome.isCancelled && (
        <p className="quiet" dir="auto">
          {reason}
        </p>
      )}
      {status === 'open' && (
        <a className="link" href={here}>
          <Icon name="refresh-cw" className="small" /> {t('orderStatus.refresh')}
        </a>
      )}
      {goOn && (
        <a className="button" href={goOn}>
          {t('walletPayment.goOn', { gateway })}
        </a>
      )}
      {status === 'failed' && (
        <a className="button" href={walletPath({ amount: again.amount, gateway: again.gateway })}>
          {t('walletPayment.tryAgain')}
        </a>
      )}
      {(status === 'open' || status === 'unheard') && (
        <form method="post" action={walletPath()}>
          <input type="hidden" name={shownFor} value={as} />
          <input type="hidden" name="attempt" value={again.attempt} />
          <input type="hidden" name="amount" value={again.amount} />
          <input type="hidden" name="gateway" value={again.gateway} />
          <button className={status === 'open' ? 'link' : 'button'} name="intent" value="start-over">
            {t('walletPayment.startOver')}
          </button>
        </form>
      )}
    </>
  )
}
