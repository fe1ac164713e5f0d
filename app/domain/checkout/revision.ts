import { lineKey, type PricedLine } from '~/domain/cart/cart'
import { add, wireMoney } from '~/domain/money/money'
import { billText, type Bill } from './amounts'

/** Hashes of the lines and bill shown to the customer. A form sends them back, so that an action detects changes. */
export function revisionOf(lines: PricedLine[], bill: Bill): string {
  const marks = lines.map((line) => `${lineMark(line)}*${unitsOf(line)}`).sort()
  const prices = lines.map((line) => `${lineKey(line)}=${add(line.unitPrice)}`).sort()
  const cart = `${marks.join('.')}~${textHash(prices.join('|'))}`
  return `${cart} ${wireMoney(bill.total)}-${textHash(billText(bill))}`
}

/** The longest revision with the part that checkout adds, for the largest cart that fits its cookie. */
export const longestRevision = 6000

/** The lines changed since a revision of `revisionOf`. One that became unavailable counts as a changed quantity. */
export function cartChanges(revision: string, lines: PricedLine[]) {
  const marks = revision.split('~')[0]?.split('.').filter(Boolean) ?? []
  const shown = new Map(marks.map((mark) => mark.split('*') as [string, string]))
  const isIn = (line: PricedLine) => shown.has(lineMark(line))
  const remainingLines = lines.filter(isIn)
  return {
    added: lines.filter((line) => !isIn(line)),
    recounted: remainingLines.filter((line) => shown.get(lineMark(line)) !== String(unitsOf(line))),
    /** Their number: the revision does not name them. */
    removed: shown.size - remainingLines.length,
  }
}

/** A short hash of a line. Two lines of one cart collide once in a billion carts. */
export const lineMark = (line: PricedLine) => textHash(lineKey(line)).slice(-6)

const unitsOf = ({ state, quantity }: PricedLine) => (state === 'unavailable' ? 0 : quantity)

/** 64 bits of FNV-1a in base 36. */
function textHash(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const sign of text) hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return hash.toString(36)
}
