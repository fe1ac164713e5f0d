import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'

/** Who brings the order, and how to call them. */
export function CourierCard({ name, phone }: { name: string; phone: string }) {
  const t = useT()
  return (
    <section className="card" aria-label={t('orderStatus.courier')}>
      <div className="row">
        <Picture className="avatar" src="" name={name} width={48} height={48} />
        <div className="grow">
          <p className="strong" dir="auto">
            {name}
          </p>
          <p className="quiet small-text">{t('orderStatus.courier')}</p>
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
