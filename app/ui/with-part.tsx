import type { ReactNode } from 'react'

/** A text with an element in the place of a mark; a text without the mark stands alone. */
export function WithPart({ text, at = '\n', children }: { text: string; at?: string; children: ReactNode }) {
  const [before, after] = text.split(at)
  return (
    <>
      {before}
      {after !== undefined && children}
      {after}
    </>
  )
}
