import { unitsText } from '~/domain/text/number-text'
import { useLocale, useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import { Picture } from '~/ui/picture'

/** A subscription with its amounts and times as text. */
export type ListedSubscription = {
  id: string
  itemName: string
  storeName: string
  image: string
  quantity: number
  frequency: string
  /** The next delivery; '' if there is none. */
  next: string
  amount: string
  /** Whether it is paused and the wallet, which pays it, has too little. */
  isShort: boolean
  href: string
}

/** One subscription of the list; all of it is the link. */
export function SubscriptionCard({ subscription }: { subscription: ListedSubscription }) {
  const t = useT()
  const locale = useLocale()
  const { itemName, storeName, image, quantity, frequency, next, amount, isShort, href } = subscription
  return (
    <li className="card order-card">
      <Picture src={image} name={itemName} width={96} height={96} className="cropped" />
      <div className="grow">
        <h3>
          <a href={href}>
            <span className="quiet count">{unitsText(quantity, locale)}</span> <span dir="auto">{itemName}</span>
          </a>
        </h3>
        <p className="quiet small-text" dir="auto">
          {storeName}
        </p>
        <p className="small-text">{frequency}</p>
        {next && <p className="strong small-text">{next}</p>}
        {isShort && <p className="strong small-text">{t('wallet.insufficient')}</p>}
        <p>
          <span className="strong">
            <Amount>{amount}</Amount>
          </span>{' '}
          <span className="quiet small-text">{t('subscriptions.perDelivery')}</span>
        </p>
      </div>
    </li>
  )
}
