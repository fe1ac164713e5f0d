import type { ZoneSeed } from '../catalogue/brand-seed'
import type { Brand } from '../catalogue/types'
import { kilometres, type Point } from '../core/geo'

/** The zone a point is in, the innermost one of several; undefined outside all (flows 2.6). */
export function zoneAt(brand: Pick<Brand, 'zones'>, at: Point): ZoneSeed | undefined {
  const around = (brand.zones ?? []).filter((zone) => kilometres(at, zone.center) <= zone.radiusKm)
  return around.toSorted((a, b) => a.radiusKm - b.radiusKm)[0]
}

/** The zone whose conditions apply at a point. Undefined outside all zones, and for brands without zones. */
export function chargingZone(brand: Pick<Brand, 'zones' | 'usesZones'>, at: Point | null): ZoneSeed | undefined {
  return at && brand.usesZones ? zoneAt(brand, at) : undefined
}
