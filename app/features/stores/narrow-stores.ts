import type { Cuisine, Store } from '~/domain/stores/store'
import { deliveryFigure } from '~/domain/stores/store-card'
import type { StoreFilter } from './store-filter'

/** Only vegetarian stores, if the filter asks for them: no vendor call has that filter. */
export function vegOf(stores: readonly Store[], { vegOnly }: Pick<StoreFilter, 'vegOnly'>): Store[] {
  return stores.filter(({ kind }) => !vegOnly || kind === 'veg')
}

/** A list that the vendor cannot filter, narrowed and ordered as it would: open stores first (rules 5.12). */
export function narrowStores(stores: readonly Store[], filter: StoreFilter, cuisines: readonly Cuisine[]): Store[] {
  const names = cuisines.filter(({ id }) => filter.cuisines.includes(id)).map(({ name }) => name)
  const cooksAny = (store: Store) => names.length === 0 || store.cuisines.some((name) => names.includes(name))
  const figure = figures[filter.sort]
  return vegOf(stores, filter)
    .filter(cooksAny)
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || compare(figure(a), figure(b)))
}

/** The sort key, lowest first; unknown values come last. */
const figures: Record<StoreFilter['sort'], (store: Store) => number> = {
  relevance: () => 0,
  cost: ({ priceForTwo }) => Number(priceForTwo) || Infinity,
  time: minutes,
  rating: ({ rating }) => -rating,
}

function minutes(store: Store) {
  const figure = deliveryFigure(store)
  return (figure?.unit === 'mins' && parseFloat(figure.value)) || Infinity
}

function compare(a: number, b: number) {
  return a === b ? 0 : a - b
}
