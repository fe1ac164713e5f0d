import type { Band } from '../catalogue/brand-seed'
import type { Brand, Item, Store } from '../catalogue/types'
import { inMetric, kilometres, type Point } from '../core/geo'
import { rounded, sameAmount } from '../core/money'
import { roadBetween } from './rides'
import { chargingZone } from './zones'

/** A line with everything its fees depend on. */
export interface PricedLine {
  item: Item
  quantity: number
  amount: number
}

/** Fee of a table for a distance or an amount: that of the last band it falls in, 0 outside all (flows 5.9). */
export function bandFee(bands: readonly Band[], value: number): number {
  return bands.findLast((band) => band.min < value && value <= band.max)?.fee ?? 0
}

/** Is this what delivery costs? Clients measure distances differently, so small differences are allowed. */
export function deliveryFeeFits(
  fee: number,
  brand: Brand,
  store: Store,
  to: Point | null,
  subTotal: number,
  slack: number,
): boolean {
  if (to === null) return fee === 0
  const zone = chargingZone(brand, to)
  if (fee === 0 && zone?.freeAbove !== undefined && subTotal >= zone.freeAbove) return true
  // Clients that do not know zones use the brand's table.
  const tables = zone ? [zone.bands, brand.bands] : [brand.bands]
  const straight = kilometres(to, store.point)
  const distances = [straight * 0.95, straight, straight * 1.05, roadBetween(store.point, to)?.km ?? straight]
  const values =
    brand.deliveryType === 'Amount' ? [Math.trunc(subTotal)] : distances.map((km) => inMetric(km, brand.metric))
  return tables.some((bands) => values.some((value) => sameAmount(fee, bandFee(bands, value), slack)))
}

/** The minimum for the items: the store's, or the zone's if it is lower. */
export function minimumOf(brand: Brand, store: Store, to: Point | null): number {
  if (store.minimumCommission !== undefined) return 0
  const zone = chargingZone(brand, to)
  return Math.min(store.minimum ?? 0, zone?.minimum ?? Infinity)
}

/** Is this the tax? Either the store's percentage of everything, or each item's own percentage where it has one. */
export function taxFits(
  tax: number,
  brand: Brand,
  store: Store,
  lines: readonly PricedLine[],
  subTotal: number,
  slack: number,
): boolean {
  if (brand.taxIncluded) return tax === 0
  const percent = store.taxPercent ?? 0
  const byItem = lines.reduce((sum, line) => sum + (line.amount * (line.item.tax ?? percent)) / 100, 0)
  const tolerance = Math.max(slack, 0.01 * (lines.length + 1))
  return [(subTotal * percent) / 100, byItem].some((expected) => Math.abs(expected - tax) <= tolerance)
}

const charge = (of: Store['packaging'], subTotal: number) =>
  of === undefined ? 0 : of.type === 'Percentage' ? (subTotal * of.charge) / 100 : of.charge

/** Is this the packaging charge? Clients may leave it out. */
export function packagingFits(
  packaging: number,
  store: Store,
  lines: readonly PricedLine[],
  subTotal: number,
  slack: number,
): boolean {
  const ofItems = lines.reduce((sum, line) => sum + (line.item.packaging ?? 0) * line.quantity, 0)
  return packaging === 0 || sameAmount(packaging, rounded(ofItems + charge(store.packaging, subTotal)), slack)
}

/** Is this the convenience charge? Clients may leave it out as well. */
export function convenienceFits(convenience: number, store: Store, subTotal: number, slack: number): boolean {
  return convenience === 0 || sameAmount(convenience, rounded(charge(store.convenience, subTotal)), slack)
}
