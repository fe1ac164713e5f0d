import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { type UnderWayView } from './orders.server'

/** The customer's order under way, at the top of every page that does not show it itself (rules 13.12). */
export function UnderWay({ href, icon, says, when }: UnderWayView) {
  const t = useT()
  return (
    <aside className="under-way" aria-label={t('order.yours')}>
      <a href={href}>
        <Icon name={icon} />
        <span>
          <strong dir="auto">{says}</strong>
          {when && <span>{when}</span>}
        </span>
        <Icon name="chevronRight" className="small" />
      </a>
    </aside>
  )
}
