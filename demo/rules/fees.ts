import type { Brand, Item, Store } from '../catalogue/types'
import { inMetric, kilometres, type Point } from '../core/geo'
import { rounded, sameAmount } from '../core/money'

/** A line with everything its fees depend on. */
export interface PricedLine {
  item: Item
  quantity: number
  amount: number
}

function bandFee(brand: Brand, value: number): number {
  return brand.bands.findLast((band) => band.min < value && value <= band.max)?.fee ?? 0
}

/** Is this what delivery costs? Distances are rounded differently everywhere, so a few per cent either way are fine. */
export function deliveryFeeFits(fee: number, brand: Brand, store: Store, to: Point | null, subTotal: number): boolean {
  if (to === null) return fee === 0
  if (brand.deliveryType === 'Amount') return sameAmount(fee, bandFee(brand, Math.trunc(subTotal)))
  const distance = inMetric(kilometres(to, store.point), brand.metric)
  return [0.95, 1, 1.05].some((factor) => sameAmount(fee, bandFee(brand, distance * factor)))
}

/** Is this the tax? Either the store's percentage of everything, or each item's own one where it has one. */
export function taxFits(
  tax: number,
  brand: Brand,
  store: Store,
  lines: readonly PricedLine[],
  subTotal: number,
): boolean {
  if (brand.taxIncluded) return tax === 0
  const percent = store.taxPercent ?? 0
  const byItem = lines.reduce((sum, line) => sum + (line.amount * (line.item.tax ?? percent)) / 100, 0)
  const tolerance = 0.01 * (lines.length + 1)
  return [(subTotal * percent) / 100, byItem].some((expected) => Math.abs(expected - tax) <= tolerance)
}

const charge = (of: Store['packaging'], subTotal: number) =>
  of === undefined ? 0 : of.type === 'Percentage' ? (subTotal * of.charge) / 100 : of.charge

/** Is this the packaging charge? Clients may leave it out of the order altogether. */
export function packagingFits(
  packaging: number,
  store: Store,
  lines: readonly PricedLine[],
  subTotal: number,
): boolean {
  const ofItems = lines.reduce((sum, line) => sum + (line.item.packaging ?? 0) * line.quantity, 0)
  return packaging === 0 || sameAmount(packaging, rounded(ofItems + charge(store.packaging, subTotal)))
}

/** Is this the convenience charge? Clients may leave it out as well. */
export function convenienceFits(convenience: number, store: Store, subTotal: number): boolean {
  return convenience === 0 || sameAmount(convenience, rounded(charge(store.convenience, subTotal)))
}
