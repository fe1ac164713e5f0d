import type { ReactNode } from 'react'
import type { IslandProps } from './island-props'

/**
 * Marks server-rendered markup that a client island takes over. The children work as they are, before and without the
 * script; `props` is plain JSON and everything the island gets.
 */
export function Island<Name extends keyof IslandProps>({
  name,
  props,
  children,
}: {
  name: Name
  props: IslandProps[Name]
  children: ReactNode
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  )
}
