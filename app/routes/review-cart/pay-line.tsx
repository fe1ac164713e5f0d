import { useT } from '~/i18n/use-t'
import { paymentPath } from '~/paths'
import { Icon } from '~/ui/icon'

/** How the order will be paid as last time, in one line, with the way to change it; nothing where that is not known. */
export function PayLine({ payBy }: { payBy: string }) {
  const t = useT()
  if (!payBy) return null
  return (
    <div className="row">
      <Icon name="credit-card" />
      <p className="grow strong">{payBy}</p>
      <a className="link" href={paymentPath()} aria-label={`${t('review.changeAddress')}: ${t('pay.by')}`}>
        {t('review.changeAddress')}
      </a>
    </div>
  )
}
