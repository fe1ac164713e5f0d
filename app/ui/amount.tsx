import type { ReactNode } from 'react'
import { WithPart } from './with-part'

/** An amount of money as text, unbroken and with its own direction everywhere. */
export function Amount({ children }: { children: ReactNode }) {
  return <bdi className="money">{children}</bdi>
}

/** A dictionary text with its {{amount}}, in which no line breaks. */
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
