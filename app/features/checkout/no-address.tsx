import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** Asks for an address; shown as an error once the customer tried to continue without one. */
export function NoAddress({ isMissed }: { isMissed: boolean }) {
  const t = useT()
  if (!isMissed) return <p className="quiet">{t('review.chooseAddress')}</p>
  return (
    <p className="error" role="alert">
      <Icon name="circle-alert" className="small" />
      <span>{t('review.chooseAddress')}</span>
    </p>
  )
}
