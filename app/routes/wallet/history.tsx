import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import type { historyView } from '~/features/wallet/wallet-view.server'

/** A page of the wallet's history; spent amounts have a minus, all others a plus (rules 16.2). */
export function History({ rows, page, pages, newer, older }: ReturnType<typeof historyView>) {
  const t = useT()
  if (rows.length === 0) return <p className="quiet">{t('wallet.none')}</p>
  return (
    <>
      <ul className="rows">
        {rows.map(({ number, label, at, isSpent, amount, order }, index) => (
          <li key={index} className="row movement">
            <div className="grow">
              <p className="strong">{t(label)}</p>
              <p className="quiet small-text movement-facts">
                {number && <bdi>{number}</bdi>} {at && <time>{at}</time>}
              </p>
              {order && (
                <a className="link" href={order.href}>
                  {t('order.number', { id: order.id })}
                </a>
              )}
            </div>
            <p className={isSpent ? 'strong went' : 'strong came'}>
              <Amount>{amount}</Amount>
            </p>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="group-head" aria-label={t('wallet.pages')}>
          <p className="quiet small-text">{t('wallet.page', { page, pages })}</p>
          <div className="choices">
            {newer && (
              <a className="button quiet compact" href={newer}>
                {t('wallet.newer')}
              </a>
            )}
            {older && (
              <a className="button quiet compact" href={older}>
                {t('wallet.older')}
              </a>
            )}
          </div>
        </nav>
      )}
    </>
  )
}
