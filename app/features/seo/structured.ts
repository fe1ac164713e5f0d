import type {
  BreadcrumbList,
  GroceryStore,
  Offer,
  OpeningHoursSpecification,
  Organization,
  Restaurant,
  SearchAction,
  WebSite,
} from 'schema-dts'
import type { Thing } from '~/domain/brand/structured-data'
import { isPositive, roundMoney, type Currency } from '~/domain/money/money'
import { isAvailable, type MenuItem, type MenuSection } from '~/domain/stores/menu'
import { weekdayNames, type OpeningRow } from '~/domain/stores/opening'
import type { StoreDetail } from '~/domain/stores/store'
import { homePath, searchPath } from '~/paths'

/** Page data besides the store: absolute addresses, hours, the ISO currency (null if unknown), and rounding. */
type PageFacts = {
  url: string
  image: string
  hours: readonly OpeningRow[]
  currency: string | null
  money: Currency
  isGoods: boolean
}

/** Structured data, which only guests' pages carry; made for no other (rules 2.15). */
export const forGuests = ({ isForGuests }: { isForGuests: boolean }, make: () => Thing[]): Thing[] =>
  isForGuests ? make() : []

/** A store and its menu with prices and availability (rules 2.15). */
export function storeThing(
  store: StoreDetail,
  sections: readonly MenuSection[],
  page: PageFacts,
): Exclude<Restaurant | GroceryStore, string> {
  const { url, image, isGoods } = page
  const facts = {
    name: store.name,
    url,
    ...(image && { image }),
    ...(store.description && { description: store.description }),
    ...(store.phone && { telephone: store.phone }),
    ...(store.address && { address: store.address }),
    ...(store.location && { geo: { '@type': 'GeoCoordinates' as const, ...store.location } }),
    ...openingHours(page.hours),
    ...(store.rating > 0 &&
      store.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: store.rating,
          reviewCount: store.reviewCount,
        },
      }),
  }
  if (isGoods) {
    const shelves = sections.map(({ name, items }) => ({
      '@type': 'OfferCatalog' as const,
      name,
      itemListElement: items.map((item) => ({ '@type': 'Product' as const, ...factsOf(item, page) })),
    }))
    return { '@type': 'GroceryStore', ...facts, hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: shelves } }
  }
  const menuSections = sections.map(({ name, items }) => ({
    '@type': 'MenuSection' as const,
    name,
    hasMenuItem: items.map((item) => ({ '@type': 'MenuItem' as const, ...factsOf(item, page) })),
  }))
  return {
    '@type': 'Restaurant',
    ...facts,
    ...(store.cuisines.length > 0 && { servesCuisine: store.cuisines }),
    hasMenu: { '@type': 'Menu', hasMenuSection: menuSections },
  }
}

/** Hours of a week by span, and of single dates; midnight to midnight means closed, as search engines read it. */
function openingHours(rows: readonly OpeningRow[]) {
  const spans = new Map<string, Set<(typeof weekdayNames)[number]>>()
  for (const { weekday, from, to } of rows.filter(({ date, isOff }) => date === '' && !isOff)) {
    const span = `${from.slice(0, 5)} ${to.slice(0, 5)}`
    spans.set(span, (spans.get(span) ?? new Set()).add(weekdayNames[weekday]))
  }
  const weekly = [...spans].map(([span, days]): OpeningHoursSpecification => {
    const [opens, closes] = span.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens, closes }
  })
  const dated = rows.filter(({ date }) => date !== '')
  const special = dated.map(({ date, from, to, isOff }): OpeningHoursSpecification => {
    const [opens, closes] = isOff ? ['00:00', '00:00'] : [from.slice(0, 5), to.slice(0, 5)]
    return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes }
  })
  return {
    ...(weekly.length > 0 && { openingHoursSpecification: weekly }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

const factsOf = (item: MenuItem, page: PageFacts) => ({
  name: item.name,
  ...(item.description && { description: item.description }),
  ...offerOf(item, page),
})

/** The offer of an item, with a price if the item has its own and the currency is known. */
function offerOf(item: MenuItem, { currency, money }: PageFacts): { offers: Offer } {
  const availability = `https://schema.org/${isAvailable(item) ? 'InStock' : 'SoldOut'}` as const
  const { price } = item
  const priced = currency && isPositive(price) ? { price: roundMoney(price, money), priceCurrency: currency } : {}
  return { offers: { '@type': 'Offer', ...priced, availability } }
}

/** What pages know about their shop; `publicOrigin` is the start of its absolute addresses. */
type Site = { publicOrigin: string; settings: { appName: string } }

/** The breadcrumbs of a page, from home; `path` is the page's own (rules 2.15). */
export function breadcrumbs(
  { publicOrigin, settings }: Site,
  name: string,
  path: string,
): Exclude<BreadcrumbList, string> {
  const steps = [
    { name: settings.appName, path: homePath() },
    { name, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name: step.name,
      item: publicOrigin + step.path,
    })),
  }
}

/** The shop itself and its search, as structured data of home (rules 2.15). */
export function siteThings({ publicOrigin, settings: { appName } }: Site, logo: string): Thing[] {
  const url = publicOrigin + homePath()
  const organization: Exclude<Organization, string> = {
    '@type': 'Organization',
    name: appName,
    url,
    ...(logo && { logo: new URL(logo, publicOrigin).href }),
  }
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: `${publicOrigin}${searchPath()}?q={text}`,
    'query-input': 'required name=text',
  }
  const site: Exclude<WebSite, string> = { '@type': 'WebSite', name: appName, url, potentialAction: search }
  return [organization, site]
}
