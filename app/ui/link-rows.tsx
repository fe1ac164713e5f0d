import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icons/icon-name'

/** A card of links below each other, for what is wanted less often than the buttons above it. */
export function LinkRows({ children }: { children: ReactNode }) {
  return <ul className="card divided link-rows">{children}</ul>
}

type RowProps = {
  href: string
  icon: IconName
  /** The page is a question, which opens in a dialog. */
  isQuestion?: boolean
  /** The page is open now. */
  isCurrent?: boolean
  children: ReactNode
}

/** A link of `LinkRows`. */
export function LinkRow({ href, icon, isQuestion = false, isCurrent = false, children }: RowProps) {
  return (
    <li>
      <a
        className="row"
        href={href}
        data-dialog={isQuestion ? '' : undefined}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon name={icon} /> <span className="grow">{children}</span>
        <Icon name="chevron-right" className="small" />
      </a>
    </li>
  )
}
