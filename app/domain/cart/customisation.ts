import { add, atLeastZero, type Money } from '~/domain/money/money'
import type { Choice, ChoiceGroup } from '~/domain/stores/menu'

/** How a group is chosen from. `max` null means no upper limit. */
type ChoiceRule = { kind: 'one' | 'optional-one' | 'many'; min: number; max: number | null }

/** The common part of a group and of a choice's nested choices. */
type Bounded = { min: number; max: number; choices: Choice[] }

/**
 * A problem with a choice, as a dictionary key with its bound. `choiceId` is the chosen parent if its nested choices
 * are meant, else null.
 */
export type ChoiceError = {
  groupId: string
  choiceId: string | null
  reason: 'choices.tooFew' | 'choices.tooMany'
  bound: number
}

/** `errors` are those of groups; a choice that the item no longer has belongs to none. */
type RefusedChoices = { ok: false; reason: 'choices.incomplete' | 'choices.unknown'; errors: ChoiceError[] }

type ResolvedChoices = {
  ok: true
  /** In menu order, each choice followed by its nested ones; names and prices in the same order. */
  choiceIds: string[]
  names: string[]
  prices: Money[]
}

/** The rule behind a group's two numbers, which may be 0 or at odds with each other (flows 4.3). */
export function choiceRule({ min, max }: { min: number; max: number }): ChoiceRule {
  const least = whole(min)
  const limit = whole(max)
  const most = limit > 0 ? Math.max(limit, least) : null
  if (most === 1) return { kind: least === 1 ? 'one' : 'optional-one', min: least, max: 1 }
  return { kind: 'many', min: least, max: most }
}

/** Ids that are chosen before the customer chooses, at both levels; never more than a group allows. */
export function defaultChoiceIds(groups: ChoiceGroup[]): string[] {
  return groups.flatMap(defaultsOf).flatMap(withNestedDefaults)
}

/**
 * The ids of choices that are known only by name, in menu order; choices no longer offered are left out, and each name
 * stands for one choice. A required group that would be empty gets its presets.
 */
export function choiceIdsNamed(groups: ChoiceGroup[], names: readonly string[]): string[] {
  const unmatchedNames = [...names]
  const picked = (bounded: Bounded): string[] => {
    const { min, max } = choiceRule(bounded)
    const named = bounded.choices.flatMap(({ id, name, nested }) => {
      const at = unmatchedNames.indexOf(name)
      if (at < 0) return []
      unmatchedNames.splice(at, 1)
      return [{ id, under: picked(nested) }]
    })
    if (named.length === 0 && min > 0) return defaultsOf(bounded).flatMap(withNestedDefaults)
    return named.slice(0, max ?? undefined).flatMap(({ id, under }) => [id, ...under])
  }
  return groups.flatMap(picked)
}

/**
 * Checks a customer's choices against the item's groups. Nested choices count only while their parent is chosen, with
 * its bounds, and are dropped otherwise; repeated ids count once. Groups without choices require nothing.
 */
export function resolveChoices(groups: ChoiceGroup[], chosenIds: string[]): ResolvedChoices | RefusedChoices {
  const wanted = new Set(chosenIds)
  const knownIds = new Set(allChoices(groups).map(({ id }) => id))
  const chosen: Choice[] = []
  const errors: ChoiceError[] = []

  for (const group of groups) {
    const picked = group.choices.filter(({ id }) => wanted.has(id))
    errors.push(...boundErrors(group, { groupId: group.id, choiceId: null }, picked.length))
    for (const choice of picked) {
      const nested = choice.nested.choices.filter(({ id }) => wanted.has(id))
      errors.push(...boundErrors(choice.nested, { groupId: group.id, choiceId: choice.id }, nested.length))
      chosen.push(choice, ...nested)
    }
  }
  if (chosenIds.some((id) => !knownIds.has(id))) return { ok: false, reason: 'choices.unknown', errors }
  if (errors.length > 0) return { ok: false, reason: 'choices.incomplete', errors }
  return {
    ok: true,
    choiceIds: chosen.map(({ id }) => id),
    names: chosen.map(({ name }) => name),
    prices: chosen.map(({ price }) => price),
  }
}

/** The price of one unit: base plus choices (rules 7.8); choices that take something off never make it negative. */
export function unitPriceOf(basePrice: Money, choicePrices: Money[]): Money {
  return atLeastZero(add(basePrice, ...choicePrices))
}

/** Every choice of an item, at both levels, in menu order. */
export function allChoices(groups: ChoiceGroup[]): Choice[] {
  return groups.flatMap((group) => group.choices.flatMap((choice) => [choice, ...choice.nested.choices]))
}

const withNestedDefaults = ({ id, nested }: Choice): string[] => [id, ...defaultsOf(nested).map((choice) => choice.id)]

function defaultsOf(bounded: Bounded): Choice[] {
  return bounded.choices.filter(({ isDefault }) => isDefault).slice(0, choiceRule(bounded).max ?? undefined)
}

function boundErrors(bounded: Bounded, at: Pick<ChoiceError, 'groupId' | 'choiceId'>, count: number): ChoiceError[] {
  const { min, max } = choiceRule(bounded)
  if (bounded.choices.length > 0 && count < min) return [{ ...at, reason: 'choices.tooFew', bound: min }]
  if (max !== null && count > max) return [{ ...at, reason: 'choices.tooMany', bound: max }]
  return []
}

function whole(bound: number) {
  return Math.max(0, Math.floor(bound) || 0)
}
