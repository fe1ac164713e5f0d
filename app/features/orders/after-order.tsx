import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { isOngoing, orderSteps, type OrderStatus } from '~/domain/orders/order'
import type { Mode } from '~/domain/place/place'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'
import { type AfterOrderView } from './order-in-full.server'

type Props = AfterOrderView & {
  /** Buttons before and after these, on the same line if they fit. */
  first?: ReactNode
  children?: ReactNode
}

/** The buttons for an order: rate it, order it again. Only those that make sense now are shown. */
export function AfterOrder({ rateHref, isRated, againHref, first, children }: Props) {
  const t = useT()
  return (
    <>
      {isRated && (
        <p className="quiet row">
          <Icon name="circleCheck" /> {t('rating.thanks')}
        </p>
      )}
      <div className="choices">
        {first}
        {rateHref && <ButtonLink href={rateHref} icon="star" label={t('rating.rate')} />}
        {againHref && <OrderAgain href={againHref} className={rateHref ? 'button quiet' : 'button'} />}
        {children}
      </div>
    </>
  )
}

type AgainProps = {
  href: string
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'id' | 'aria-label'>

/** The button that fills the cart from an order; if something must be shown first, it leads there (rules 13.8). */
export function OrderAgain({ href, ...button }: AgainProps) {
  const t = useT()
  return (
    <form method="post" action={href}>
      <button {...button}>
        <Icon name="rotateCw" /> {t('reorder.again')}
      </button>
    </form>
  )
}

type TagProps = { status: OrderStatus; mode: Mode; isCancelledHere: boolean }

/**
 * The state of an order in a word; grey while under way, because a red brand colour would look like a failure, and if
 * the customer has cancelled its payment.
 */
export function OrderTag({ status, mode, isCancelledHere }: TagProps) {
  const t = useT()
  const endedTone = status === 'delivered' ? 'good' : 'bad'
  const tone = isOngoing(status) || isCancelledHere ? 'plain' : endedTone
  return <p className={`tag ${tone}`}>{t(isCancelledHere ? 'pay.cancelled' : orderSteps(status, mode).headline)}</p>
}
