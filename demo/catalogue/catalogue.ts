import { numberedStore } from './number'
import type { Brand, BrandSeed, Item, Store } from './types'

/** Everything that does not change while the demo runs: brands, stores, menus. Stock and prices are in the database. */
export interface Catalogue {
  brands: Brand[]
  brandById(id: string): Brand | undefined
  brandByHost(host: string): Brand | undefined
  itemById(id: string): Item | undefined
  storeById(id: string): Store | undefined
}

/** Numbers the seed and indexes it. */
export function buildCatalogue(seeds: readonly BrandSeed[]): Catalogue {
  const brands = seeds.map((seed) => ({ ...seed, stores: seed.stores.map((store) => numberedStore(store, seed.id)) }))
  const byId = new Map(brands.map((brand) => [String(brand.id), brand]))
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)))
  const stores = brands.flatMap((brand) => brand.stores)
  const storesById = new Map(stores.map((store) => [String(store.id), store]))
  const items = stores.flatMap((store) => store.sections.flatMap((section) => section.items))
  const itemsById = new Map(items.map((item) => [String(item.id), item]))
  return {
    brands,
    brandById: (id) => byId.get(id.trim()),
    brandByHost: (host) => byHost.get(host.trim().toLowerCase()),
    itemById: (id) => itemsById.get(id.trim()),
    storeById: (id) => storesById.get(id.trim()),
  }
}

/** A store of a brand by its id. */
export function storeById(brand: Brand, id: string): Store | undefined {
  return brand.stores.find((store) => String(store.id) === id.trim())
}

/** A store of a brand by its slug. */
export function storeBySlug(brand: Brand, slug: string): Store | undefined {
  return brand.stores.find((store) => store.slug === slug.trim().toLowerCase())
}
