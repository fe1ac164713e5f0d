import { lineKey, type PricedLine } from '~/domain/cart/cart'
import type { Money } from '~/domain/money/money'
import { cartBlocker, type CheckoutBlocker } from '~/domain/checkout/blocker'
import { asksForLater } from '~/domain/checkout/slots'
import { blockerText } from '~/features/checkout/checkout.server'
import { reasonText } from '~/features/checkout/times.server'
import type { Shop } from '~/http/shop/shop.server'
import { listText } from '~/domain/text/list-text'

/** The obstacle to the order, as the review shows it. */
export type BlockerView = {
  kind: CheckoutBlocker['kind']
  text: string
  /** Further explanation, or ''. */
  hint: string
  /** Whether the store is closed now and takes orders for later. */
  isClosed: boolean
  /** Unavailable lines, if the rest can be ordered: one press removes them and goes on. */
  without: { keys: string; names: string } | null
}

type Reviewed = { blocker: CheckoutBlocker | null; lines: PricedLine[]; minimum: Money }

/** The obstacle to the order in words, or null. */
export function blockerView(shop: Shop, { blocker, lines, minimum }: Reviewed): BlockerView | null {
  if (!blocker) return null
  const unavailable = blocker.kind === 'unavailable' ? lines.filter(({ state }) => state === 'unavailable') : []
  const rest = lines.filter((line) => !unavailable.includes(line))
  const names = listText(
    [...new Set(unavailable.map((line) => nameOf(line, rest, shop.locale)))].filter(Boolean),
    shop.locale,
  )
  const canContinue =
    unavailable.length > 0 &&
    names !== '' &&
    shop.user !== null &&
    cartBlocker(rest, minimum, shop.settings.currency) === null
  const why = blocker.kind === 'no-time' && blocker.why !== 'gone' ? blocker.why : null
  return {
    kind: blocker.kind,
    text: blockerText(shop, blocker),
    hint: why ? reasonText(shop, why) : names,
    isClosed: asksForLater(why),
    without: canContinue ? { keys: unavailable.map(lineKey).join(' '), names } : null,
  }
}

/** A line's name, with its choices if another line of the same item is still available. */
function nameOf({ itemId, name, choiceNames }: PricedLine, others: PricedLine[], locale: string) {
  const isAlone = choiceNames.length === 0 || !others.some((other) => other.itemId === itemId)
  return isAlone ? name : `${name} (${listText(choiceNames, locale)})`
}
