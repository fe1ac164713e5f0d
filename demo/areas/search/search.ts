import { z } from 'zod'
import type { Item, Section, Store } from '../../catalogue/types'
import { refused, success } from '../../core/answer'
import { guestCall, type Call, type GuestContext } from '../../core/call'
import { looseNumber, page, placeFields, text, vendorFields } from '../../core/fields'
import { pointOf } from '../../core/geo'
import { wordsOf } from '../../core/text'
import type { Words } from '../../core/words'
import { factsOfStore } from '../../db/facts'
import { ratingsOf } from '../../db/ratings'
import { itemView } from '../menus/item-view'
import { listAnswer, openFirst, serves } from '../stores/store-lists'
import { foundStoreView, listedStoreView, storeDetailView, type Visit } from '../stores/store-view'

const searchFields = {
  ...vendorFields,
  ...placeFields,
  searchtext: z.string(),
  date: text,
  startrime: text,
  cityname: text,
  state: text,
  skip: looseNumber,
  total_record: looseNumber,
}

type SearchContext = GuestContext<z.output<z.ZodObject<typeof searchFields>>>

/** A text in the brand's first and in its second language, prepared for searching. */
type Haystack = readonly [first: string, second: string]

const haystackOf = (texts: readonly Words[]): Haystack => {
  const all = (index: 0 | 1) => texts.map((words) => (typeof words === 'string' ? words : words[index])).join(' ')
  return [wordsOf(all(0)).join(' '), wordsOf(all(1)).join(' ')]
}

// Names never change while the demo runs.
const haystacks = new WeakMap<Store | Item, Haystack>()

function searchable(key: Store | Item, texts: () => readonly Words[]): Haystack {
  const known = haystacks.get(key) ?? haystackOf(texts())
  haystacks.set(key, known)
  return known
}

/** Says whether a text matches. */
type Finder = (haystack: Haystack) => boolean

/** Is a word, or part of one, in a text of simplified words? A single letter must be a whole word. */
const holds = (hay: string, word: string) => (word.length > 1 ? hay.includes(word) : ` ${hay} `.includes(` ${word} `))

/** Finds texts with every wanted word, in the language of the call or in the brand's first one; null without words. */
function finderOf({ body, brand, lang }: SearchContext): Finder | null {
  const wanted = wordsOf(body.searchtext)
  if (wanted.length === 0) return null
  const has = (hay: string) => wanted.every((word) => holds(hay, word))
  const speaksSecond = lang !== null && lang === brand.languages[1]
  return ([first, second]) => has(first) || (speaksSecond && has(second))
}

const visitOf = ({ body, demo }: SearchContext): Visit => ({
  from: pointOf(body.latitude, body.longitude),
  at: demo.clock.now(),
  mode: 'delivery',
  ratingOf: ratingsOf(demo.db),
})

/** The stores of a search, open ones first. */
function storesFor({ brand }: SearchContext, visit: Visit): Store[] {
  const served = brand.stores.filter((store) => serves(store, visit))
  return openFirst(brand, served, visit)
}

const searchStores = guestCall('search_restaurants', searchFields, (context) => {
  const { brand, body, say } = context
  const finds = finderOf(context)
  const visit = visitOf(context)
  const matches = (store: Store) => {
    const cuisines = brand.cuisines.filter((cuisine) => store.cuisines.includes(cuisine.key))
    const texts = () => [store.name, store.about, ...cuisines.map((cuisine) => cuisine.name)]
    return finds?.(searchable(store, texts)) ?? false
  }
  const rows = page(storesFor(context, visit).filter(matches), body.skip, body.total_record)
  const Result = rows.map((store) => listedStoreView(context, store, visit))
  return listAnswer(say, Result, 'nothingFound')
})

/** Found items of a section, as listed. */
interface Group {
  section: Section
  items: Record<string, unknown>[]
}

function groupsIn(context: SearchContext, finds: Finder, store: Store): Group[] {
  const isFound = (section: Section, item: Item) =>
    finds(searchable(item, () => [item.name, item.about ?? '', section.name]))
  const groups = store.sections
    .map((section) => ({ section, items: section.items.filter((item) => isFound(section, item)) }))
    .filter((group) => group.items.length > 0)
  if (groups.length === 0) return []
  const facts = factsOfStore(context.demo.db, store.id)
  const listed = groups.map(({ section, items }) => ({
    section,
    items: items.filter((item) => !facts(item).inactive).map((item) => itemView(context, item, facts(item))),
  }))
  return listed.filter((group) => group.items.length > 0)
}

const searchItems = guestCall('search_restaurants_item', searchFields, (context) => {
  const { body, say } = context
  const finds = finderOf(context)
  const visit = visitOf(context)
  const itemsOf = (store: Store) => (finds ? groupsIn(context, finds, store).flatMap((group) => group.items) : [])
  const hits = storesFor(context, visit)
    .map((store) => ({ store, items: itemsOf(store) }))
    .filter((hit) => hit.items.length > 0)
  const rows = page(hits, body.skip, body.total_record)
  const Result = rows.map(({ store, items }) => ({ ...foundStoreView(context, store, visit), item: items }))
  return listAnswer(say, Result, 'nothingFound')
})

/** One page of the items of all groups. The groups keep their order. */
function pageOfGroups(groups: readonly Group[], skip: number | null, size: number | null): Group[] {
  const wanted = new Set(
    page(
      groups.flatMap((group) => group.items),
      skip,
      size,
    ),
  )
  return groups
    .map(({ section, items }) => ({ section, items: items.filter((item) => wanted.has(item)) }))
    .filter((group) => group.items.length > 0)
}

const searchOneStore = guestCall('search_restaurant_category_item', searchFields, (context) => {
  const { brand, body, say } = context
  const visit = visitOf(context)
  const [store] = brand.stores
  const finds = finderOf(context)
  if (!store) return refused(say('nothingFound'), { Result: [] })
  const beside = { restaurant_details: storeDetailView(context, store, visit) }
  const hits = finds && serves(store, visit) ? groupsIn(context, finds, store) : []
  const groups = pageOfGroups(hits, body.skip, body.total_record)
  if (groups.length === 0) return refused(say('nothingFound'), { Result: [], ...beside })
  const item = groups.map(({ section, items }) => ({
    restaurant_menu_id: section.id,
    menu_name: context.words(section.name),
    items,
  }))
  return success(say('success'), { Result: [{ restaurant_id: store.id, item }], ...beside })
})

/** Searches. */
export const searchCalls: Call[] = [searchStores, searchItems, searchOneStore]
