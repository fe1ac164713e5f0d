import type { Settings } from '~/domain/brand/settings'
import {
  formatLeast,
  formatOneDecimal,
  formatRoughly,
  isPositive,
  oneDecimalIn,
  type Money,
} from '~/domain/money/money'
import { numberText } from '~/domain/text/number-text'
import { cutText } from '~/domain/text/text'
import { enforcedMinimum, type Store, type StoreTag } from './store'

/** A figure with its unit; unit null if the vendor's text says it all, e.g. '1 hour'. */
type DeliveryFigure = { value: string; unit: 'km' | 'mins' | null }

type CardSettings = Pick<Settings, 'currency' | 'storeLayout' | 'schedulesAfterHours' | 'distanceUnit'>

/** `minimum` is the minimum order to show, by default the store's own. */
type CardContext = { minimum?: Money; isTooFar?: boolean }

/** What a store's card shows in the vendor's layout (rules 5.3 to 5.10, 5.22, 5.25, 5.26); null and '' show nothing. */
export function storeCard(
  store: Store,
  settings: CardSettings,
  { minimum = enforcedMinimum(store), isTooFar = false }: CardContext = {},
) {
  // The figure in minutes counts from now, which is wrong for an order that is only possible later.
  const isLater = (!store.isOpen || store.isPreOrderOnly) && store.deliveryFigure === 'time'
  const isList = settings.storeLayout === 'list'
  const { locale = 'en' } = settings.currency
  const closed = settings.schedulesAfterHours ? ('schedule' as const) : ('closed' as const)
  return {
    rating: ratingBadge(store.rating, locale),
    kind: store.kind === 'other' ? null : store.kind,
    overlay: store.isOpen ? null : closed,
    cuisines: isList ? store.cuisines : store.cuisines.slice(0, 3),
    priceForTwo: isPositive(store.priceForTwo) ? formatRoughly(store.priceForTwo, settings.currency) : null,
    minimum: isPositive(minimum) ? formatLeast(minimum, settings.currency) : null,
    discountText: isList ? cutText(store.discountText, 50) : store.discountText,
    isPreOrderOnly: store.isPreOrderOnly,
    isTooFar,
    delivery: isTooFar || isLater ? null : figureIn(deliveryFigure(store), locale),
    distance: isTooFar ? null : distanceFigure(store, settings.distanceUnit, locale),
  }
}

export type StoreCard = ReturnType<typeof storeCard>

/** A tag's name in the page's language: the second name on pages in the vendor's second language, if there is one. */
export function tagName({ name, secondName }: StoreTag, { languages }: Pick<Settings, 'languages'>, locale: string) {
  return locale === languages[1] && secondName ? secondName : name
}

/** The badge of a rated store; a rating that would show as 0.0 counts as none. */
export function ratingBadge(rating: number, locale: string) {
  if (Number(formatOneDecimal(rating)) <= 0) return null
  const tone: 'good' | 'poor' = rating > 2 ? 'good' : 'poor'
  return { text: oneDecimalIn(rating, locale), tone }
}

/** Null if the delivery figure is already a distance. */
function distanceFigure(store: Store, unit: 'km' | 'mi', locale: string) {
  if (store.deliveryFigure === 'distance' || !(store.distance > 0)) return null
  return { value: oneDecimalIn(store.distance, locale), unit }
}

/** A figure with its numbers in the page's language; each number of '20-30' is formatted by itself. */
export function figureIn(figure: DeliveryFigure | null, locale: string): DeliveryFigure | null {
  if (!figure?.unit) return figure
  return { ...figure, value: figure.value.replace(/\d+(\.\d+)?/g, (number) => numberText(number, locale)) }
}

/**
 * The store's time or distance as a figure, or null; 0 and less mean that it is not known. A unit in the vendor's text
 * wins over the setting.
 */
export function deliveryFigure({
  deliveryFigure,
  deliveryText,
}: Pick<Store, 'deliveryFigure' | 'deliveryText'>): DeliveryFigure | null {
  const text = deliveryText.trim()
  if (deliveryFigure === 'none' || text === '') return null
  const [, value = '', unit = ''] = /^([\d.,\s–-]*\d)\s*([^\d]*)$/.exec(text) ?? []
  if (value === '') return { value: text, unit: null }
  if (!/[1-9]/.test(value) || /^[-–]/.test(value)) return null
  if (unit === '') return { value, unit: deliveryFigure === 'distance' ? 'km' : 'mins' }
  if (/^(km|kms|kilomet(er|re)s?)\.?$/i.test(unit)) return { value, unit: 'km' }
  if (/^(min|mins|minutes?)\.?$/i.test(unit)) return { value, unit: 'mins' }
  return { value: text, unit: null }
}
