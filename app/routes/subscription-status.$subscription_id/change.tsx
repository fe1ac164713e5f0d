import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon'

type Props = {
  title: string
  /** Whether it starts open, because its form was answered. */
  isOpen: boolean
  children: ReactNode
}

/** An action for a subscription, whose form shows when it is opened. */
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
