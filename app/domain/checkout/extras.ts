import type { Settings } from '~/domain/brand/settings'
import {
  compareMoney,
  isPositive,
  isZero,
  parseMoney,
  readMoney,
  roundMoney,
  type Currency,
  type Money,
} from '~/domain/money/money'
import { amountForField, readTypedAmount } from '~/domain/money/typed-amount'
import type { Mode } from '~/domain/place/place'
import type { StoreDetail } from '~/domain/stores/store'
import { withAsciiDigits } from '~/domain/text/digits'

/** The most characters of the instructions to a store. */
export const longestNotes = 500

/** The extras offered for delivery or pickup; the store's setting overrides the vendor's (rules 8.9, 11.13, 11.15). */
export function offeredExtras({ overrides }: Pick<StoreDetail, 'overrides'>, settings: Settings, mode: Mode) {
  const isDelivery = mode === 'delivery'
  const asksTip = isDelivery && (overrides.asksTip ?? settings.asksTip)
  const tips = (overrides.tipOptions ?? settings.tipOptions).map((tip) => roundMoney(tip, settings.currency))
  return {
    /** The courier may leave it at the door. */
    isContactless: isDelivery && (overrides.isContactlessOffered ?? settings.isContactlessOffered),
    /** Suggested tips for the courier, or null if none is asked for. */
    tips: asksTip ? [...new Set(tips)].filter(isPositive) : null,
    /** The maximum number of pictures; 0 if the store takes none. */
    mostPictures: overrides.takesPictures ? settings.orderPictureLimit : 0,
  }
}

/** The largest tip: far above any real one, in any currency. */
export const tipLimit: Money = '999999.99'

const mostSuggestions = 6

/** The tip fields of a form: one of the suggested amounts, or `other` with the amount typed. */
type TipFields = { choice: string; typed: string }

/** A vendor's valid suggestions without repeats, in its order (rules 8.9). */
export function tipSuggestions(vendorAmounts: readonly unknown[]): Money[] {
  const amounts = vendorAmounts.map(parseMoney).filter(canBeGiven)
  return [...new Set(amounts)].slice(0, mostSuggestions)
}

/** A tip as the form shows it: a suggested amount, '0' for none, or a typed amount. */
export function shownTip(tip: Money, suggestions: readonly Money[], currency: Currency): TipFields {
  const suggestion = ['0', ...suggestions].find((amount) => compareMoney(amount, tip) === 0)
  return suggestion === undefined
    ? { choice: 'other', typed: amountForField(tip, currency) }
    : { choice: suggestion, typed: '' }
}

/**
 * The tip a form asks for: the chosen amount, or the typed one when `other` is chosen or only the text was changed.
 * Null for an amount that cannot be given: not a number, negative, too large, or with too many decimals (rules 8.9).
 */
export function readTip({ choice, typed }: TipFields, before: Money, currency: Currency): Money | null {
  const other = readAmount(typed, currency)
  if (choice === 'other') return other
  const chosen = readChoice(choice)
  const wasOnlyTyped = typed.trim() !== '' && chosen !== null && compareMoney(chosen, before) === 0
  return wasOnlyTyped ? other : chosen
}

/** One of the amounts that the form offered, as it wrote it. */
function readChoice(text: string): Money | null {
  const amount = readMoney(text)
  return amount !== null && (isZero(amount) || canBeGiven(amount)) ? amount : null
}

function readAmount(text: string, currency: Currency): Money | null {
  if (/^0+([.,]0+)?$/.test(withAsciiDigits(text).trim())) return '0'
  const amount = readTypedAmount(text, currency)
  return amount !== null && canBeGiven(amount) ? amount : null
}

const canBeGiven = (amount: Money) => isPositive(amount) && compareMoney(amount, tipLimit) <= 0
