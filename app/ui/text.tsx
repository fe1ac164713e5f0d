import type { ReactNode } from 'react'

/** A text of the vendor's or the customer's in its own direction; nothing for ''. */
export function VendorText({ children, className = 'quiet' }: { children?: string; className?: string }) {
  if (!children) return null
  return (
    <p className={className} dir="auto">
      {children}
    </p>
  )
}

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

/** An amount of money as text, never broken across lines and always in its own direction. */
export function Amount({ children }: { children: ReactNode }) {
  return <bdi className="money">{children}</bdi>
}

/** A dictionary text with its {{amount}}, which is never broken across lines. */
export function WithAmount({ text, amount }: { text: string; amount: string }) {
  return (
    <WithPart text={text} at="{{amount}}">
      <Amount>{amount}</Amount>
    </WithPart>
  )
}

/** A changed amount: the old one struck out, an arrow, the new one. `spokenText` names the old one aloud. */
export function ChangedAmount({ before, now, spokenText }: { before: string; now: string; spokenText: string }) {
  return (
    <>
      <s aria-label={spokenText}>
        <Amount>{before}</Amount>
      </s>{' '}
      <span className="arrow turns">→</span> <Amount>{now}</Amount>
    </>
  )
}
