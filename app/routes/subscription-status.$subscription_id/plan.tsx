import type { SubscriptionDetail } from '~/domain/subscriptions/subscription'
import { listText, unitsText } from '~/domain/text/number-text'
import { useLocale, useT } from '~/i18n/use-t'
import { storeByIdPath } from '~/paths'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/vendor-text'

type Props = { subscription: SubscriptionDetail; facts: [name: string, value: string][] }

/** The items, the frequency, the times and the address. */
export function Plan({ subscription, facts }: Props) {
  const { itemName, image, quantity, choices, storeId, storeName } = subscription
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <h2 id="plan">{t('subscriptions.details')}</h2>
      <div className="row subscribed">
        {image && <Picture src={image} name={itemName} width={144} height={144} className="cropped" />}
        <div className="grow">
          <p className="strong">
            <span className="count">{unitsText(quantity, locale)}</span> <span dir="auto">{itemName}</span>
          </p>
          <VendorText className="quiet small-text">{listText(choices, locale)}</VendorText>
          <p className="quiet small-text" dir="auto">
            {storeId ? (
              <a className="link" href={storeByIdPath(storeId)}>
                {storeName}
              </a>
            ) : (
              storeName
            )}
          </p>
        </div>
      </div>
      <dl className="facts plan-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
