import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { proceedForm } from './schema'

/** How the order will be paid as last time, in one line, with the way to change it, which keeps what is typed; nothing where that is not known. */
export function PayLine({ payBy }: { payBy: string }) {
  const t = useT()
  if (!payBy) return null
  return (
    <div className="row">
      <Icon name="credit-card" />
      <p className="grow strong">{payBy}</p>
      <button className="link" form={proceedForm} aria-label={`${t('review.changeAddress')}: ${t('pay.by')}`}>
        {t('review.changeAddress')}
      </button>
    </div>
  )
}
