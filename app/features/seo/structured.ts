import type { MenuItem, MenuSection } from '~/domain/menu'
import type { StoreDetail } from '~/domain/store'
import type { Thing } from '~/domain/structured-data'
import { isPositive } from '~/domain/money'

/** What a store's page knows beside the store: absolute addresses, and the ISO code of its prices, null where nobody knows it. */
type StorePage = { url: string; image: string; currency: string | null; isGoods: boolean }

/** A store and its menu with prices and what there is of them (rules 2.15). */
export function storeThing(store: StoreDetail, sections: readonly MenuSection[], page: StorePage): Thing {
  const { url, image, currency, isGoods } = page
  return {
    '@type': isGoods ? 'GroceryStore' : 'Restaurant',
    name: store.name,
    url,
    ...(image && { image }),
    ...(store.description && { description: store.description }),
    ...(store.phone && { telephone: store.phone }),
    ...(store.address && { address: store.address }),
    ...(store.location && { geo: { '@type': 'GeoCoordinates', ...store.location } }),
    ...(store.cuisines.length > 0 && !isGoods && { servesCuisine: store.cuisines }),
    ...(store.rating > 0 &&
      store.reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: store.rating, reviewCount: store.reviewCount },
      }),
    ...(isGoods
      ? { hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: sections.map((one) => shelf(one, currency)) } }
      : { hasMenu: { '@type': 'Menu', hasMenuSection: sections.map((one) => menuSection(one, currency)) } }),
  }
}

function menuSection({ name, items }: MenuSection, currency: string | null): Thing {
  const rows = items.map((item) => ({ '@type': 'MenuItem', ...described(item), ...offered(item, currency) }))
  return { '@type': 'MenuSection', name, hasMenuItem: rows }
}

function shelf({ name, items }: MenuSection, currency: string | null): Thing {
  const goods = items.map((item) => ({ '@type': 'Product', ...described(item), ...offered(item, currency) }))
  return { '@type': 'OfferCatalog', name, itemListElement: goods }
}

const described = ({ name, description }: MenuItem) => ({ name, ...(description && { description }) })

/** An offer says its price where it has one of its own, in a currency that is known. */
function offered({ price, isSoldOut, stock }: MenuItem, currency: string | null) {
  const availability = `https://schema.org/${isSoldOut || stock <= 0 ? 'SoldOut' : 'InStock'}`
  const priced = currency && isPositive(price) ? { price, priceCurrency: currency } : {}
  return { offers: { '@type': 'Offer', ...priced, availability } }
}

/** The way to a page, from home. */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: url })),
  }
}
