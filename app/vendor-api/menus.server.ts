import type { Mode, Point } from '~/domain/place/place'
import type { ItemDetail, MenuSection } from '~/domain/stores/menu'
import type { StoreDetail } from '~/domain/stores/store'
import { readPages } from './read-pages'
import { cacheRules, publicRead, type Freshness, type Send } from './send'
import { eachOnceBy, flagIfPresent, list, listById, named, oneOfList, page, result } from './wire'
import { wirePoint, wireVisit } from './wire-fields'
import { ItemInFull, SectionHeader, SectionPage, SectionWithItems, type MenuRow, type SectionOfRows } from './wire-menu'
import { StoreInFull } from './wire-store'

const pageSize = 25
const tablePageSize = 100
const mostSectionPages = 20
const mostItemPages = 40

const Sections = result(page(SectionWithItems))
const Headers = result(list(SectionHeader).transform((rows) => eachOnceBy(rows, ({ section }) => section.id)))
const OneSection = result(oneOfList(SectionPage))
const FoundItem = result(oneOfList(ItemInFull))

/** The menu at a table: the store and whether it is open are beside Result (quirks 4). */
const TableMenu = named({
  rows: [listById(SectionWithItems), 'Result'],
  store: [oneOfList(StoreInFull).catch(null), 'restaurant_details'],
  isOpen: [flagIfPresent, 'restaurant_on_off'],
})

const noSlot = { date: '', starttime: '' }
const menuRead = { ...publicRead, cache: cacheRules.menus } as const

type MenuRequest = { storeId: string; place: (Point & { city: string }) | null; mode: Mode; categoryId: string }

const wholeMenu = (storeId: string): MenuRequest => ({ storeId, place: null, mode: 'delivery', categoryId: '' })

export const menuCalls = (send: Send) => ({
  /** The whole menu of a store, or of one of its categories; sections without items are left out. */
  async sections(request: MenuRequest): Promise<MenuSection[]> {
    return nonEmptySections(await readSections(send, request))
  },

  /**
   * Items by id from the whole menu of their store, in one call. Only those with every fact for a cart line's price: no
   * choices, and complete rows. The others are read with `item`.
   */
  async plainItems(storeId: string, { fresh = false }: Freshness = {}): Promise<Map<string, ItemDetail>> {
    const sections = await readSections(send, wholeMenu(storeId), fresh)
    const plain = sections.flatMap(({ items }) => items).filter(({ saysAll, item }) => saysAll && !item.isCustomisable)
    return new Map(plain.map(({ id, item }) => [id, { ...item, groups: [] }]))
  },

  /** The menu that a QR code at a table opens, and its store; null when there is no such store (flows 3.12). */
  async atTable(storeId: string): Promise<{ store: StoreDetail; sections: MenuSection[] } | null> {
    const payload = { ...sectionsPayload(wholeMenu(storeId), 0), total_record: tablePageSize }
    const isKnown = ({ store }: { store: StoreDetail | null }) => store?.id === storeId
    const { store, isOpen, rows } = await send('restaurantcategorymenus', payload, TableMenu, { ...menuRead, isKnown })
    return store && { store: { ...store, isOpen: isOpen ?? store.isOpen }, sections: nonEmptySections(rows) }
  },

  /** Section headers of a big menu, without items; empty sections are left out (flows 3.9). */
  async headers(storeId: string): Promise<MenuSection[]> {
    const payload = { restaurant_id: storeId, ...noSlot }
    const isKnown = (headers: unknown[]) => headers.length > 0
    const headers = await send('restaurant_menu_wise_category', payload, Headers, { ...menuRead, isKnown })
    return headers.filter((header) => !header.isEmpty).map((header) => header.section)
  },

  /** One section of a big menu with its items; null when it is empty or unknown. */
  async sectionItems(storeId: string, sectionId: string): Promise<MenuSection | null> {
    let found: SectionOfRows | null = null
    const isKnown = (page: { sent: number } | null) => (page?.sent ?? 0) > 0
    const read = async (skip: number) => {
      const payload = { restaurant_id: storeId, menu_id: sectionId, skip, total_record: pageSize, ...noSlot }
      const answer = await send('menuwiseitem', payload, OneSection, { ...menuRead, isKnown })
      found ??= answer?.section ?? null
      return { sent: answer?.sent ?? 0, rows: answer?.section.items ?? [] }
    }
    const items = await readPages(mostItemPages, read, afterWholePage)
    return withItems(found, sectionId, items)
  },

  /** An item with its choices; null if the store has no such item. */
  async item(storeId: string, itemId: string, { fresh = false }: Freshness = {}): Promise<ItemDetail | null> {
    const payload = { restaurant_id: storeId, item_id: itemId, ...wirePoint(null), ...noSlot }
    const found = await send('restaurant_menus_details', payload, FoundItem, {
      ...publicRead,
      cache: fresh ? undefined : cacheRules.item,
      isKnown: (answer) => answer?.item.id === itemId && (answer.storeId === '' || answer.storeId === storeId),
    })
    return found?.item ?? null
  },
})

function nonEmptySections(sections: SectionOfRows[]): MenuSection[] {
  return sections
    .filter(({ items }) => items.length > 0)
    .map((section) => ({ ...section, items: itemsOf(section.items) }))
}

function readSections(send: Send, request: MenuRequest, fresh = false): Promise<SectionOfRows[]> {
  const read = (skip: number) =>
    send('restaurantcategorymenus', sectionsPayload(request, skip), Sections, {
      ...publicRead,
      cache: fresh ? undefined : cacheRules.menus,
      isKnown: ({ rows }) => rows.length > 0,
      orElse: 'restaurantmenus',
    })
  return readPages(mostSectionPages, read, afterWholePage)
}

/** A short page is the last one. */
const afterWholePage = ({ sent }: { sent: number }, skip: number) => (sent < pageSize ? skip : skip + pageSize)

function sectionsPayload({ storeId, place, mode, categoryId }: MenuRequest, skip: number) {
  return {
    restaurant_id: storeId,
    skip,
    total_record: pageSize,
    cityname: place?.city ?? '',
    ...wireVisit({ place, mode }),
    menu_category_id: categoryId,
    ...noSlot,
  }
}

/** The items of rows: the same objects while the answer is cached, so that what is computed from them can be cached. */
const itemsOf = (rows: MenuRow[]) => rows.map(({ item }) => item)

/** The requested id names the section, whatever name the answer uses. */
function withItems(section: SectionOfRows | null, id: string, rows: MenuRow[]): MenuSection | null {
  return section && { ...section, id, items: itemsOf(rows) }
}
