import { expect, test, vi } from 'vitest'
import { kilometres } from '../core/geo'
import { brandSeeds } from '../seed/brands'
import { customers } from '../seed/customers'
import { thousandKitchens } from '../seed/heavy/brand'
import { buildCatalogue, storeBySlug } from './catalogue'
import type { Store } from './types'

const catalogue = buildCatalogue(brandSeeds)
const stores = catalogue.brands.flatMap((brand) => brand.stores)
const sections = stores.flatMap((store) => store.sections)
const items = sections.flatMap((section) => section.items)
const heavy = catalogue.brandByHost('heavy.localhost')

const idsOf: Record<string, number[]> = {
  stores: stores.map((store) => store.id),
  'menu categories': stores.flatMap((store) => store.menuCategories.map((category) => category.id)),
  sections: sections.map((section) => section.id),
  items: items.map((item) => item.id),
  groups: items.flatMap((item) => item.groups.map((group) => group.id)),
  options: items.flatMap((item) => [...item.optionsById.values()].map((option) => option.id)),
}

test.each(Object.entries(idsOf))('no two %s of any brand have the same id', (_name, ids) => {
  expect(new Set(ids).size).toBe(ids.length)
})

test('no two stores of a brand have the same slug', () => {
  for (const brand of catalogue.brands) {
    expect(new Set(brand.stores.map((store) => store.slug)).size).toBe(brand.stores.length)
  }
})

test('the large brand has 1,000 stores, and one of them has 1,500 items in sections', () => {
  expect(heavy?.stores).toHaveLength(1000)
  const megaMart = heavy && storeBySlug(heavy, 'mega-mart')
  expect(megaMart?.itemsById.size).toBe(1500)
  expect(megaMart?.menuCategories).toHaveLength(0)
  expect(megaMart?.sections.length).toBeGreaterThan(50)
})

test('every store of the large brand delivers to both of its customers', () => {
  const homes = customers.filter((one) => one.vendorId === heavy?.id).flatMap((one) => one.addresses)
  const farthest = (store: Store) =>
    Math.max(...homes.map(({ latitude, longitude }) => kilometres({ lat: latitude, lng: longitude }, store.point)))
  expect(homes).toHaveLength(2)
  expect(Math.max(...(heavy?.stores.map(farthest) ?? []))).toBeLessThan(10)
})

test('the stores of the large brand are made once, on first use', () => {
  const make = vi.fn(() => [])
  const { brandById, itemById, storeById } = buildCatalogue([
    ...brandSeeds.filter((seed) => seed !== thousandKitchens),
    { ...thousandKitchens, stores: make },
  ])
  expect([itemById('901'), storeById('2101'), brandById('10004')]).not.toContain(undefined)
  expect(make).not.toHaveBeenCalled()
  expect([itemById('4001001'), storeById('4001'), brandById('10004')?.stores.length]).toEqual([undefined, undefined, 0])
  expect(make).toHaveBeenCalledOnce()
})

test('every brand has both customers, with an address', () => {
  for (const brand of catalogue.brands) {
    const own = customers.filter((one) => one.vendorId === brand.id)
    expect(own.map((one) => one.name)).toEqual(['Asha', 'Ravi'])
    expect(own.every((one) => one.addresses.length > 0)).toBe(true)
  }
})
