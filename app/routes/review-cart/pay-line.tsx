import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { proceedForm } from './schema'

/** The last payment method in one line, with a button that saves what is typed and leads to changing it; nothing if there is none. */
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
