import { choiceRule, unitPriceOf } from '~/domain/cart/customisation'
import type { ChoiceGroup } from '~/domain/stores/menu'
import { formatSigned, isPositive, type Currency, type Money } from '~/domain/money/money'

/** A group of choices as its fieldset shows it. */
export type GroupView = ReturnType<typeof choiceRule> & { id: string; name: string; choices: ChoiceView[] }

export type ChoiceView = { id: string; name: string; price: Money; priceText: string | null; nested: GroupView | null }

/** The groups of an item with their rules read and prices written (rules 6.6). */
export const groupViews = (groups: ChoiceGroup[], currency: Currency) => groups.map((one) => groupView(one, currency))

function groupView(group: ChoiceGroup, currency: Currency): GroupView {
  const choices = group.choices.map(({ id, name, price, nested }) => ({
    id,
    name,
    price,
    priceText: isPositive(price) ? formatSigned('+', price, currency) : null,
    nested: nested.choices.length > 0 ? groupView({ id: `in-${id}`, name, ...nested }, currency) : null,
  }))
  return { id: group.id, name: group.name, ...choiceRule(group), choices }
}

/** The price of one unit of an item with its choices; nested choices count only while their parent is chosen. */
export function priceWith(chosen: string[], base: Money, groups: GroupView[]): Money {
  const pricesIn = (some: GroupView[]): Money[] =>
    some
      .flatMap(({ choices }) => choices)
      .filter(({ id }) => chosen.includes(id))
      .flatMap(({ price, nested }) => [price, ...pricesIn(nested ? [nested] : [])])
  return unitPriceOf(base, pricesIn(groups))
}
