import type { ReactNode } from 'react'
import { useDocument } from '~/document'
import { mark } from './attributes'
import type { IslandName, IslandProps } from './island-props'

/**
 * Marks server-rendered markup that a client island takes over. The children work as they are, before and without the
 * script; `props` are written once into the page, where `islandsOf` finds them.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  children,
}: {
  name: Name
  props: IslandProps[Name]
  children: ReactNode
}) {
  useDocument().islands[name] = props
  return <div {...mark({ island: name })}>{children}</div>
}
