import { useLoaderData } from '@remix-run/react'
import { phoneLink } from '~/domain/text/phone'
import { Reviews } from '~/features/stores/reviews'
import { loadStoreInfo, type StoreInfoData } from '~/features/stores/store-info.server'
import { storeBySlug } from '~/features/stores/store-screen.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { Sheet } from '~/shell/dialog'
import { Icon } from '~/ui/icon'
import { Share } from '~/ui/share'
import { WithAmount } from '~/ui/text'

export { reviewsScreen as handle } from '~/features/stores/reviews'

/** Hours, address and reviews of a store (rules 5.21). */
export const loader = shopLoader(async (shop, params) =>
  loadStoreInfo(shop, await storeBySlug(shop, params.restaurant_name)),
)

/** The facts of a store besides its menu: a page, and the content of a dialog over the store's with scripts. */
export default function StoreInfo() {
  const info = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <Sheet title={info.name} backTo={info.storePath}>
      <div className="card group store-info">
        {info.description && <p dir="auto">{info.description}</p>}
        {info.priceForTwo && (
          <p className="quiet">
            <WithAmount text={t('store.forTwo')} amount={info.priceForTwo} />
          </p>
        )}
        <Contact {...info} />
        <Share href={info.storePath} title={info.name} />
        <Hours {...info} />
        <Reviews {...info} />
      </div>
    </Sheet>
  )
}

function Contact({ address, mapHref, phone, licence }: StoreInfoData) {
  const t = useT()
  return (
    <ul className="contact">
      {address && (
        <li className="row whole">
          <Icon name="mapPin" />
          <a className="link covers" href={mapHref} target="_blank" rel="noopener noreferrer">
            <span className="vh">{t('info.onMap')}</span> <span dir="auto">{address}</span>
          </a>
        </li>
      )}
      {phoneLink(phone) && (
        <li className="row whole">
          <Icon name="phone" />
          <a className="link covers" href={phoneLink(phone)}>
            <span className="vh">{t('info.call')}</span> <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
      )}
      {licence && (
        <li className="row">
          <Icon name="receiptText" />
          <span>
            {t('info.licence')} <bdi>{licence}</bdi>
          </span>
        </li>
      )}
    </ul>
  )
}

/** The next seven days, today first. */
function Hours({ hoursTitle, days }: StoreInfoData) {
  const t = useT()
  return (
    <section>
      <h2>
        {t('info.hours')} <span className="tag plain">{hoursTitle}</span>
      </h2>
      <table className="hours">
        <tbody>
          {days.map(({ name, spans }, at) => (
            <tr key={name} aria-current={at === 0 ? 'date' : undefined}>
              <th scope="row">
                {name} {at === 0 && <span className="tag">{t('times.today')}</span>}
              </th>
              <td>
                {spans.length === 0 && <span className="quiet">{t('store.closed')}</span>}
                {spans.map((span) => (
                  <time key={span}>{span}</time>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
