import type { ReactNode } from 'react'

/** An amount of money as text, unbroken and with its own direction everywhere. */
export function Amount({ children }: { children: ReactNode }) {
  return <bdi className="money">{children}</bdi>
}

/** A dictionary text with its {{amount}}, in which no line breaks. */
export function WithAmount({ text, amount }: { text: string; amount: string }) {
  const [before, after] = text.split('{{amount}}')
  return (
    <>
      {before}
      {after !== undefined && <Amount>{amount}</Amount>}
      {after}
    </>
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
