import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** The button that turns on notifications about every stage of the order (rules 13.13). */
export function NotifyMe() {
  const t = useT()
  return (
    <shop-notify granted={t('notify.told')} denied={t('notify.denied')} cancelled={t('orderSays.cancelled')}>
      <button type="button" id="notify" className="button quiet needs-scripts" aria-pressed="false">
        <Icon name="bell" /> {t('notify.me')}
      </button>
    </shop-notify>
  )
}
