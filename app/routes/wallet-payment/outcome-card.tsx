import { shownFor } from '~/features/account/same-customer'
import type { Standing } from '~/features/wallet/recharges.server'
import { useT } from '~/i18n/use-t'
import { walletPath } from '~/paths'
import { Icon } from '~/ui/icon'

/** The result of a recharge, in words to show. `again` has the values for another one. */
export type Told =
  | { standing: 'none' }
  | {
      standing: Standing
      /** In the vendor's words, or ''. */
      reason: string
      /** The customer wanted it so: nothing went wrong. */
      isCancelled: boolean
      amount: string
      gateway: string
      /** The way on to the gateway, or ''. */
      goOn: string
      again: { attempt: string; amount: string; gateway: string }
    }

/** For whom the page is shown, and its address. */
type Page = { as: string; here: string }

const icons = { added: 'circle-check', failed: 'circle-alert', open: 'clock', unheard: 'clock', none: 'info' }
const tones: Partial<Record<Told['standing'], string>> = { added: 'good', failed: 'bad' }

/** Added, pending, failed, or never heard of: in a sentence, with a link to go on. */
export function OutcomeCard({ told, ...page }: { told: Told } & Page) {
  const t = useT()
  const { standing } = told
  const words: Record<string, string> = told.standing === 'none' ? {} : { amount: told.amount, gateway: told.gateway }
  const isCancelled = told.standing !== 'none' && told.isCancelled
  return (
    <section className={`card outcome ${isCancelled ? '' : (tones[standing] ?? '')}`.trim()}>
      <Icon name={isCancelled ? 'info' : icons[standing]} />
      <h1>{isCancelled ? t('pay.cancelled') : t(`walletPayment.${standing}`, words)}</h1>
      <p>{t(isCancelled ? 'walletPayment.cancelled.text' : `walletPayment.${standing}.text`, words)}</p>
      {told.standing !== 'none' && <WaysOn told={told} {...page} />}
    </section>
  )
}

function WaysOn({ told, as, here }: { told: Exclude<Told, { standing: 'none' }> } & Page) {
  const t = useT()
  const { standing, reason, goOn, again, gateway } = told
  return (
    <>
      {reason && !told.isCancelled && (
        <p className="quiet" dir="auto">
          {reason}
        </p>
      )}
      {standing === 'open' && (
        <a className="link" href={here}>
          <Icon name="refresh-cw" className="small" /> {t('orderStatus.refresh')}
        </a>
      )}
      {goOn && (
        <a className="button" href={goOn}>
          {t('walletPayment.goOn', { gateway })}
        </a>
      )}
      {standing === 'failed' && (
        <a className="button" href={walletPath({ amount: again.amount, gateway: again.gateway })}>
          {t('walletPayment.tryAgain')}
        </a>
      )}
      {(standing === 'open' || standing === 'unheard') && (
        <form method="post" action={walletPath()}>
          <input type="hidden" name={shownFor} value={as} />
          <input type="hidden" name="attempt" value={again.attempt} />
          <input type="hidden" name="amount" value={again.amount} />
          <input type="hidden" name="gateway" value={again.gateway} />
          <button className={standing === 'open' ? 'link' : 'button'} name="intent" value="start-over">
            {t('walletPayment.startOver')}
          </button>
        </form>
      )}
    </>
  )
}
