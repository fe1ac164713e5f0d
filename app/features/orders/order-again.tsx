import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = {
  /** Where ordering an order again is posted to. */
  href: string
  isMain?: boolean
}

/** Fills the cart from an order with one press; where something has to be said first, it leads there (rules 13.8). */
export function OrderAgain({ href, isMain = false }: Props) {
  const t = useT()
  return (
    <form method="post" action={href}>
      <button className={isMain ? 'button wide' : 'button quiet wide'}>
        <Icon name="rotate-cw" /> {t('reorder.again')}
      </button>
    </form>
  )
}
