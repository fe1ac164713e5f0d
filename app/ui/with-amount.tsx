import { Amount } from './amount'

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
