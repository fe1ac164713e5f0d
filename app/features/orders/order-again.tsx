import type { ButtonHTMLAttributes } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = {
  /** The address that the form is posted to. */
  href: string
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'id' | 'aria-label'>

/** The button that fills the cart from an order; if something must be shown first, it leads to that page (rules 13.8). */
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
