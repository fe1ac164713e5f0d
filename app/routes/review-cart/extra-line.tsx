import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = {
  icon: string
  title: string
  /** The current choice. */
  chosen: ReactNode
  isOpen: boolean
  id?: string
  children: ReactNode
}

/** A line of the review with the current choice, which opens for changing it. */
export function ExtraLine({ icon, title, chosen, isOpen, id, children }: Props) {
  const t = useT()
  return (
    <details id={id} open={isOpen}>
      <summary className="row extra">
        <Icon name={icon} />
        <span className="grow">
          <span className="strong">{title}</span>
          <span className="quiet small-text" id={id && `${id}-chosen`} data-beside={id && ''}>
            {chosen}
          </span>
        </span>
        <span className="link">{t('review.changeAddress')}</span>
      </summary>
      {children}
    </details>
  )
}
