import type { ItemDetail, MenuItem, MenuSection } from '~/domain/menu'
import type { Mode } from '~/domain/place'
import { cacheTimes } from './cache-times'
import type { Send } from './transport.server'
import { list, oneOfList, page, result } from './wire'
import { modeNumber, wirePoint, type Point } from './wire-fields'
import { ItemInFull, SectionHeader, SectionPage, SectionWithItems } from './wire-menu'

const pageSize = 25
const mostSectionPages = 20
const mostItemPages = 40

const Sections = result(page(SectionWithItems))
const Headers = result(list(SectionHeader))
const OneSection = result(oneOfList(SectionPage))
const ItemOrNull = result(oneOfList(ItemInFull))

const noSlot = { date: '', starttime: '' }
const read = { auth: 'none', accept: [200, 101], retry: true } as const
const menuRead = { ...read, cacheMs: cacheTimes.menus } as const

type MenuRequest = { storeId: string; place: (Point & { city: string }) | null; mode: Mode; categoryId: string }

export const menuCalls = (send: Send) => ({
  /** The whole menu of a store, or of one of its categories; sections without items are left out (FLOWS 3). */
  async sections(request: MenuRequest): Promise<MenuSection[]> {
    const sections = await readPages(mostSectionPages, (skip) =>
      send('restaurantcategorymenus', sectionsPayload(request, skip), Sections, menuRead),
    )
    return sections.filter((section) => section.itemCount > 0 && section.items.length > 0)
  },

  /** Section headers of a big menu, without items; empty sections are left out (FLOWS 3). */
  async headers(storeId: string): Promise<MenuSection[]> {
    const payload = { restaurant_id: storeId, ...noSlot }
    const headers = await send('restaurant_menu_wise_category', payload, Headers, menuRead)
    return headers.filter((header) => !header.isEmpty).map((header) => header.section)
  },

  /** One section of a big menu with its items; null when it is empty or unknown. */
  async sectionItems(storeId: string, sectionId: string): Promise<MenuSection | null> {
    let found: MenuSection | null = null
    const items = await readPages<MenuItem>(mostItemPages, async (skip) => {
      const payload = { restaurant_id: storeId, menu_id: sectionId, skip, total_record: pageSize, ...noSlot }
      const answer = await send('menuwiseitem', payload, OneSection, menuRead)
      found ??= answer?.section ?? null
      return { sent: answer?.sent ?? 0, rows: answer?.section.items ?? [] }
    })
    return withItems(found, sectionId, items)
  },

  /** An item with its choices; null when the store has no such item. `fresh` passes the cache by. */
  item: (storeId: string, itemId: string, { fresh = false } = {}): Promise<ItemDetail | null> =>
    send(
      'restaurant_menus_details',
      { restaurant_id: storeId, item_id: itemId, ...wirePoint(null), ...noSlot },
      ItemOrNull,
      { ...read, cacheMs: fresh ? undefined : cacheTimes.item },
    ),
})

function sectionsPayload({ storeId, place, mode, categoryId }: MenuRequest, skip: number) {
  return {
    restaurant_id: storeId,
    skip,
    total_record: pageSize,
    cityname: place?.city ?? '',
    ...wirePoint(place),
    delivery_type_time_slots: modeNumber(mode),
    menu_category_id: categoryId,
    ...noSlot,
  }
}

/** The id we asked for names the section, whichever name the answer gives it. */
function withItems(section: MenuSection | null, id: string, items: MenuItem[]): MenuSection | null {
  return section && { ...section, id, items, itemCount: Math.max(section.itemCount, items.length) }
}

/** Reads pages until a short one, one that brings nothing new (a server that ignores skip), or the limit. */
async function readPages<Row extends { id: string }>(
  mostPages: number,
  read: (skip: number) => Promise<{ sent: number; rows: Row[] }>,
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let at = 0; at < mostPages; at++) {
    const known = rows.size
    const answer = await read(at * pageSize)
    for (const row of answer.rows) if (!rows.has(row.id)) rows.set(row.id, row)
    if (answer.sent < pageSize || rows.size === known) break
  }
  return [...rows.values()]
}
