import type { ButtonHTMLAttributes } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = {
  /** Where ordering an order again is posted to. */
  href: string
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'id' | 'aria-label'>

/** Fills the cart from an order with one press; if something must be shown first, it leads there (rules 13.8). */
export function OrderAgain({ href, ...button }: Props) {
  const t = useT()
  return (
    <form method="post" action={href}>
      <button {...button}>
        <Icon name="rotate-cw" /> {t('reorder.again')}
      </button>
    </form>
  )
}
