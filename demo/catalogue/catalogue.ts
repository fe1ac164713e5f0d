import type { BrandSeed } from './brand-seed'
import { numberedStore } from './number'
import type { Brand, Item, Store } from './types'

/** Everything that does not change while the demo runs: brands, stores, menus. Stock and prices are in the database. */
export interface Catalogue {
  brands: Brand[]
  brandById(id: string): Brand | undefined
  /** By a host name, in any case and with or without a port. */
  brandByHost(host: string): Brand | undefined
  itemById(id: string): Item | undefined
  storeById(id: string): Store | undefined
}

/** Calls `make` on first use and keeps the result. */
function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}

const indexed = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [String(row.id), row]))

/** A brand that numbers its stores on first use, so that a start is quick however many there are. */
function brandOf({ stores: seeds, ...rest }: BrandSeed): Brand {
  const stores = once(() => (Array.isArray(seeds) ? seeds : seeds()).map((store) => numberedStore(store, rest.id)))
  const storesById = once(() => indexed(stores()))
  const itemsById = once(() => new Map(stores().flatMap((store) => [...store.itemsById])))
  return {
    ...rest,
    get stores() {
      return stores()
    },
    get storesById() {
      return storesById()
    },
    get itemsById() {
      return itemsById()
    },
  }
}

/** The first match among the brands. Brands after it are not asked, so their stores are not made. */
function firstOf<Value>(brands: readonly Brand[], find: (brand: Brand) => Value | undefined): Value | undefined {
  for (const brand of brands) {
    const found = find(brand)
    if (found !== undefined) return found
  }
  return undefined
}

/** Numbers the seed and indexes it. */
export function buildCatalogue(seeds: readonly BrandSeed[]): Catalogue {
  const brands = seeds.map(brandOf)
  const byId = indexed(brands)
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)))
  return {
    brands,
    brandById: (id) => byId.get(id.trim()),
    brandByHost: (host) => byHost.get(host.trim().toLowerCase().replace(/:\d+$/, '')),
    itemById: (id) => firstOf(brands, (brand) => brand.itemsById.get(id.trim())),
    storeById: (id) => firstOf(brands, (brand) => brand.storesById.get(id.trim())),
  }
}

/** A store of a brand by its id. */
export function storeById(brand: Brand, id: string): Store | undefined {
  return brand.storesById.get(id.trim())
}

/** A store of a brand by its slug. */
export function storeBySlug(brand: Brand, slug: string): Store | undefined {
  const wanted = slug.trim().toLowerCase()
  return brand.stores.find((store) => store.slug === wanted)
}
