import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

/** A card of links below each other, for what is wanted less often than the buttons above it. */
export function LinkRows({ className = '', children }: { className?: string; children: ReactNode }) {
  return <ul className={`card divided link-rows ${className}`.trim()}>{children}</ul>
}

type RowProps = {
  href: string
  icon: IconName
  label: string
  /** The page is a question, which opens in a dialog. */
  isQuestion?: boolean
  /** The linked page is open ('page'), or one below it ('true'). */
  current?: 'page' | 'true'
  /** Without an arrow, as in a menu. */
  isPlain?: boolean
  /** On a wide window the menu at the side has it, so the page does not show it. */
  isInMenu?: boolean
}

/** A link in a list of them. */
export function LinkRow({ href, icon, label, isQuestion, current, isPlain, isInMenu }: RowProps) {
  return (
    <li className={isInMenu ? 'in-menu' : undefined}>
      <a className="row" href={href} data-dialog={isQuestion ? '' : undefined} aria-current={current}>
        <Icon name={icon} /> <span className="grow">{label}</span>
        {!isPlain && <Icon name="chevronRight" className="small" />}
      </a>
    </li>
  )
}
