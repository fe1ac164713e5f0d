import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/text'

/** The sum in the customer's wallet, beside it a link, if any. */
export function Balance({ sum, children }: { sum: string; children?: ReactNode }) {
  const t = useT()
  return (
    <section className="card group balance" aria-label={t('wallet.balance')}>
      <div className="group-head">
        <p className="quiet">{t('wallet.balance')}</p>
        {children}
      </div>
      <p className="balance-sum">
        <Amount>{sum}</Amount>
      </p>
    </section>
  )
}
