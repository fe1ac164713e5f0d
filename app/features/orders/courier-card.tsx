import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import type { TrackView } from './track-view.server'

/** Who brings the order, what they are doing for it, and how to call them. */
export function CourierCard({ courier }: { courier: NonNullable<TrackView['courier']> }) {
  const t = useT()
  const { name, phone, image, stage } = courier
  return (
    <section className="card" aria-label={t('orderStatus.courier')}>
      <div className="row">
        <Picture className="avatar" src={image} name={name} width={48} height={48} />
        <div className="grow">
          <p className="strong" dir="auto">
            {name}
          </p>
          <p className="quiet small-text">{stage ?? t('orderStatus.courier')}</p>
        </div>
        {phone && (
          <a className="icon-button filled" href={`tel:${phone}`} aria-label={t('orderStatus.callNamed', { name })}>
            <Icon name="phone" />
          </a>
        )}
      </div>
    </section>
  )
}
