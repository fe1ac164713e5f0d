import type { z } from 'zod'
import { storeById } from '../../catalogue/catalogue'
import type { MenuCategory, Store } from '../../catalogue/types'
import { refused, success } from '../../core/answer'
import { guestCall, type Call, type GuestContext, type Voice } from '../../core/call'
import { id, looseNumber, optionalId, page, slotFields, text, vendorFields } from '../../core/fields'
import { factsOfItem, factsOfStore } from '../../db/facts'
import { serves, visitFields, visitOf } from '../stores/store-lists'
import { onOff, storeDetailView } from '../stores/store-view'
import { itemDetailView, sectionHeader, sectionView } from './item-view'

const storeFields = { ...vendorFields, ...slotFields, ...visitFields, restaurant_id: id }

type StoreContext = GuestContext<z.output<z.ZodObject<typeof storeFields>>>

/** The fields beside a menu. An empty menu has them too. */
function storeBeside(context: StoreContext, store: Store) {
  const visit = visitOf(context)
  return {
    restaurant_details: storeDetailView(context, store, visit),
    restaurant_on_off: onOff(context, store, visit),
  }
}

function categoryView({ words, picture }: Voice, category: MenuCategory) {
  return {
    id: category.id,
    name: words(category.name),
    image: picture(category.picture),
    color_code: category.color,
    text_color_code: category.textColor,
  }
}

const menuCategories = guestCall('restaurant_menu_category', storeFields, (context) => {
  const { brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const visit = visitOf(context)
  const details = { restaurant_details: storeDetailView(context, store, visit) }
  if (!serves(store, visit)) return refused(say('areaNotServed'), { Result: [], ...details })
  if (store.menuCategories.length === 0) return refused(say('noMenu'), { Result: [], ...details })
  return success(say('success'), {
    Result: store.menuCategories.map((category) => categoryView(context, category)),
    ...details,
  })
})

const categoriesWithMenus = guestCall('restaurantCategoryWithMenu', storeFields, (context) => {
  const { demo, brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const beside = storeBeside(context, store)
  if (store.menuCategories.length === 0) return refused(say('noMenu'), { Result: [], ...beside })
  const facts = factsOfStore(demo.db, store.id)
  const rows = store.menuCategories.map((category) => ({
    ...categoryView(context, category),
    menus: category.sections.map((section) => sectionView(context, section, store.id, facts)),
  }))
  return success(say('success'), { Result: rows, ...beside })
})

function sectionsOf(store: Store, menuCategoryId: string) {
  if (menuCategoryId === '') return store.sections
  return store.menuCategories.find((category) => String(category.id) === menuCategoryId)?.sections ?? []
}

const menuFields = {
  ...storeFields,
  skip: looseNumber,
  total_record: looseNumber,
  cityname: text,
  menu_category_id: optionalId,
}

const menu = guestCall('restaurantcategorymenus', menuFields, (context) => {
  const { demo, brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const beside = storeBeside(context, store)
  const sections = page(sectionsOf(store, body.menu_category_id), body.skip, body.total_record)
  if (sections.length === 0) return refused(say('noMenu'), { Result: [], ...beside })
  const facts = factsOfStore(demo.db, store.id)
  const rows = sections.map((section) => sectionView(context, section, store.id, facts))
  return success(say('success'), { Result: rows, ...beside })
})

/** The older form of the menu: always complete, with its number of items and an empty list of beverages. */
const wholeMenu = guestCall('restaurantmenus', storeFields, (context) => {
  const { demo, brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const beside = { Bravges: [], ...storeBeside(context, store) }
  if (store.sections.length === 0) return refused(say('noMenu'), { Result: [], item_count: 0, ...beside })
  const facts = factsOfStore(demo.db, store.id)
  const rows = store.sections.map((section) => sectionView(context, section, store.id, facts))
  const item_count = rows.reduce((sum, row) => sum + row.item_counts, 0)
  return success(say('success'), { Result: rows, item_count, ...beside })
})

const headers = guestCall('restaurant_menu_wise_category', storeFields, (context) => {
  const { demo, brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store || store.sections.length === 0) return refused(say('noMenu'), { Result: [] })
  const facts = factsOfStore(demo.db, store.id)
  return success(say('success'), {
    Result: store.sections.map((section) => sectionHeader(context, section, store.id, facts)),
  })
})

const sectionFields = { ...storeFields, menu_id: id, skip: looseNumber, total_record: looseNumber }

const sectionItems = guestCall('menuwiseitem', sectionFields, (context) => {
  const { demo, brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  const section = store?.sections.find((entry) => String(entry.id) === body.menu_id.trim())
  if (!store || !section) return refused(say('noMenu'), { Result: [] })
  const whole = sectionView(context, section, store.id, factsOfStore(demo.db, store.id))
  const items = page(whole.menu_item_detail, body.skip, body.total_record)
  if (items.length === 0) return refused(say('noMenu'), { Result: [] })
  return success(say('success'), { Result: [{ ...whole, menu_item_detail: items }] })
})

const itemDetail = guestCall('restaurant_menus_details', { ...storeFields, item_id: id }, (context) => {
  const { demo, brand, body, say } = context
  const item = storeById(brand, body.restaurant_id)?.itemsById.get(body.item_id.trim())
  const facts = item && factsOfItem(demo.db, item)
  if (!item || !facts || facts.inactive) return refused(say('itemUnknown'), { Result: [] })
  return success(say('success'), { Result: [itemDetailView(context, item, facts)] })
})

/** Menus and items. */
export const menuCalls: Call[] = [
  menuCategories,
  categoriesWithMenus,
  menu,
  wholeMenu,
  headers,
  sectionItems,
  itemDetail,
]
