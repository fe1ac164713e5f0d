import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import type { AfterOrderView } from './after-order.server'
import { OrderAgain } from './order-again'

type Props = AfterOrderView & {
  /** Whether something else comes first. */
  isSecond?: boolean
  /** What stands before and behind it, in the same line while there is room. */
  first?: ReactNode
  children?: ReactNode
}

/** What can be done about an order: rate it, order it again, get help. What makes no sense now is not there. */
export function AfterOrder({ rateHref, isRated, againHref, helpHref, isSecond, first, children }: Props) {
  const t = useT()
  return (
    <>
      {isRated && (
        <p className="quiet row">
          <Icon name="circle-check" /> {t('rating.thanks')}
        </p>
      )}
      <div className="choices">
        {first}
        {rateHref && (
          <a className="button" href={rateHref}>
            <Icon name="star" /> {t('rating.rate')}
          </a>
        )}
        {againHref && <OrderAgain href={againHref} className={rateHref || isSecond ? 'button quiet' : 'button'} />}
        {helpHref && (
          <a className="button quiet" href={helpHref}>
            <Icon name="message-circle" /> {t('afterOrder.help')}
          </a>
        )}
        {children}
      </div>
    </>
  )
}
