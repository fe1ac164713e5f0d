import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'

/** The sum in the customer's wallet. */
export function Balance({ sum }: { sum: string }) {
  const t = useT()
  return (
    <section className="card group balance" aria-label={t('wallet.balance')}>
      <p className="quiet">{t('wallet.balance')}</p>
      <p className="balance-sum">
        <Amount>{sum}</Amount>
      </p>
    </section>
  )
}
