import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon'

type Props = {
  title: string
  /** Open from the beginning: its form has been answered. */ isOpen: boolean
  children: ReactNode
}

/** Something that can be done about a subscription: its form shows when it is opened. */
export function Change({ title, isOpen, children }: Props) {
  return (
    <details className="card change" open={isOpen}>
      <summary className="row">
        <h2 className="grow">{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
