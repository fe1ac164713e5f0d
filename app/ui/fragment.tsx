import { createContext, useContext, type HTMLAttributes, type ReactNode } from 'react'

/** Returns the markup of a fragment, cached from an earlier page or rendered now. */
export type RenderFragment = (name: string, facts: object, render: () => ReactNode) => string

/** Without a provider, as in tests of a single component, fragments are rendered with their page. */
export const Fragments = createContext<RenderFragment | null>(null)

type Props = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'div' | 'li' | 'ul' | 'footer'
  /** The kind of the fragment. */
  name: string
  /** Everything that the markup depends on besides the language: an object or a list of objects, never mutated. */
  facts: object
  /** It must not contain islands, because a page gathers the props of its islands while it is rendered. */
  children: () => ReactNode
}

/** A part of a page that is the same on many pages: the same facts in the same language are rendered once. */
export function CachedFragment({ as: Tag, name, facts, children, ...attributes }: Props) {
  const render = useContext(Fragments)
  if (!render) return <Tag {...attributes}>{children()}</Tag>
  const html = render(name, facts, children)
  // oxlint-disable-next-line react/no-danger -- React itself has rendered this markup, and has escaped what is in it
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
