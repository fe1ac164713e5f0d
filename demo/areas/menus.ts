import { storeById } from '../catalogue/catalogue'
import type { Store } from '../catalogue/types'
import { found, refused } from '../core/answer'
import { guestCall, type Call } from '../core/call'
import { flag, id, looseNumber, optionalId, page, placeFields, slotFields, text, vendorFields } from '../core/fields'
import { pointOf } from '../core/geo'
import { factsOfItem, factsOfStore } from '../db/facts'
import { itemDetailView, sectionHeader, sectionView } from '../views/item-view'
import { storeDetailView } from '../views/store-view'

const storeFields = { ...vendorFields, ...slotFields, restaurant_id: id }

const menuCategories = guestCall('restaurant_menu_category', { ...storeFields, ...placeFields }, (context) => {
  const { brand, body, say, words, picture } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const details = { restaurant_details: storeDetailView(context, store, pointOf(body.latitude, body.longitude)) }
  if (store.menuCategories.length === 0) return refused(say('noMenu'), { Result: [], ...details })
  const rows = store.menuCategories.map((category) => ({
    id: category.id,
    name: words(category.name),
    image: picture(category.picture),
    color_code: category.color,
    text_color_code: category.textColor,
  }))
  return found(say('success'), { Result: rows, ...details })
})

function sectionsOf(store: Store, menuCategoryId: string) {
  if (menuCategoryId === '') return store.sections
  return store.menuCategories.find((category) => String(category.id) === menuCategoryId)?.sections ?? []
}

const menuFields = {
  ...storeFields,
  ...placeFields,
  skip: looseNumber,
  total_record: looseNumber,
  cityname: text,
  delivery_type_time_slots: flag,
  menu_category_id: optionalId,
}

const menu = guestCall('restaurantcategorymenus', menuFields, (context) => {
  const { demo, brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const details = {
    restaurant_details: storeDetailView(context, store, pointOf(body.latitude, body.longitude)),
    restaurant_on_off: store.closed ? '0' : '1',
  }
  const sections = page(sectionsOf(store, body.menu_category_id), body.skip, body.total_record)
  if (sections.length === 0) return refused(say('noMenu'), { Result: [], ...details })
  const facts = factsOfStore(demo.db, store.id)
  const rows = sections.map((section) => sectionView(context, section, store.id, facts))
  return found(say('success'), { Result: rows, ...details })
})

const headers = guestCall('restaurant_menu_wise_category', storeFields, (context) => {
  const { demo, brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store || store.sections.length === 0) return refused(say('noMenu'), { Result: [] })
  const facts = factsOfStore(demo.db, store.id)
  return found(say('success'), {
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
  return found(say('success'), { Result: [{ ...whole, menu_item_detail: items }] })
})

const itemDetail = guestCall('restaurant_menus_details', { ...storeFields, ...placeFields, item_id: id }, (context) => {
  const { demo, brand, body, say } = context
  const item = storeById(brand, body.restaurant_id)?.itemsById.get(body.item_id.trim())
  const facts = item && factsOfItem(demo.db, item)
  if (!item || !facts || facts.inactive) return refused(say('itemUnknown'), { Result: [] })
  return found(say('success'), { Result: [itemDetailView(context, item, facts)] })
})

/** Menus and items. */
export const menuCalls: Call[] = [menuCategories, menu, headers, sectionItems, itemDetail]
