import { phoneLink } from '~/domain/text/phone'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/vendor-text'

type Props = {
  name: string
  phone: string
  /** A picture's address, or ''. */
  image?: string
  /** The courier's current activity, in words. */
  stage?: string | null
}

/** Who brings the order, their current activity, and how to call them. */
export function CourierCard({ name, phone, image = '', stage }: Props) {
  const t = useT()
  return (
    <section className="card" aria-label={t('orderStatus.courier')}>
      <div className="row">
        <Picture className="avatar cropped" src={image} name={name} width={48} height={48} />
        <div className="grow">
          <VendorText className="strong">{name}</VendorText>
          <p className="quiet small-text">{stage ?? t('orderStatus.courier')}</p>
        </div>
        {phoneLink(phone) && (
          <a className="icon-button filled" href={phoneLink(phone)} aria-label={t('orderStatus.callNamed', { name })}>
            <Icon name="phone" />
          </a>
        )}
      </div>
    </section>
  )
}
