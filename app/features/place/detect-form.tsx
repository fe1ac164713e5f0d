import { useT } from '~/i18n/use-t'
import { placePath } from '~/paths'
import { Icon } from '~/ui/icon'

/** The button that takes the place from the device. Without scripts the device cannot be asked, and the next page says so (rules 4.4). */
export function DetectForm({ backTo, isAuto }: { backTo: string; isAuto?: boolean }) {
  const t = useT()
  return (
    <form method="post" action={placePath()}>
      <input type="hidden" name="intent" value="location" />
      <input type="hidden" name="backTo" value={backTo} />
      <input type="hidden" name="latitude" />
      <input type="hidden" name="longitude" />
      <shop-locate auto={isAuto ? '' : undefined} denied={t('place.denied')} unavailable={t('place.unavailable')}>
        <button className="link">
          <Icon name="locate-fixed" /> {t('place.detect')}
        </button>
      </shop-locate>
    </form>
  )
}
