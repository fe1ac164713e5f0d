import { createContext, createElement, useContext, type ReactNode } from 'react'
import type { IslandName, IslandProps, PageIslands } from './island-props'

/** Gathers the props of the islands that a page renders; they are written into the page once it is complete. */
export const GatheredIslands = createContext<PageIslands>({})

/**
 * A custom element around server-rendered markup that a client island takes over. The children work before and without
 * the script; `props` are written once into the page, where `islandsOf` finds them.
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
  useContext(GatheredIslands)[name] = props
  return createElement(`shop-${name}`, null, children)
}
