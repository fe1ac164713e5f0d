import { rowsOf } from '../../testing/client'
import { asShown, atClosedBrand, farAway, unknownStore, type Setup, type Setups } from './setup'

const knownHost = { order_web: 'localhost' }
const inNoMenu = { searchtext: 'xyzzy' }
/** The store whose menu has categories. */
const bakery = { restaurant_id: 2103 }

const firstSection: Setup = async ({ demo }) => {
  const [section] = rowsOf(await demo.call('restaurant_menu_wise_category', { restaurant_id: 2101 }))
  return { menu_id: section?.restaurant_menu_id }
}

/** Settings, stores and menus. */
export const storeSetups: Setups = {
  'get-vendor-settings': { 200: knownHost, 101: asShown },
  'get-language': { 200: knownHost, 101: asShown },
  settings: { 200: asShown, 101: { vendor_id: 99999 } },
  'get-delivery-zone-setting': { 200: asShown, 101: farAway },
  'get-restaurant-settings': { 200: asShown, 101: unknownStore },
  get_cuisinelist: { 200: asShown, 101: atClosedBrand },
  get_banner: { 200: asShown, 101: atClosedBrand },
  banner_with_category: { 200: asShown, 101: atClosedBrand },
  restaurant_categorylisting: { 200: asShown, 101: atClosedBrand },
  get_banner_retaurant: { 200: asShown, 101: { banner_id: 999999 } },
  get_nearby_restaurant_v2: { 200: asShown, 101: farAway },
  get_currentlocation_restaurant: { 200: asShown, 101: farAway },
  get_restaurant_detail: { 200: asShown, 101: unknownStore },
  get_restaurant_detail_by_slug: { 200: asShown, 101: { slug: 'no-such-store' } },
  get_restaurant_on_off: { 200: asShown, 101: unknownStore },
  check_restaurant_radius: { 200: asShown, 101: farAway },
  check_restaurant_menu_with_price: { 200: { menu_item: '901', item_price: '180' }, 101: { item_price: '180,1' } },
  restaurantTiming: { 200: asShown, 101: unknownStore },
  get_restaurant_rating: { 200: asShown, 101: unknownStore },
  search_restaurants: { 200: asShown, 101: inNoMenu },
  search_restaurants_item: { 200: asShown, 101: inNoMenu },
  search_restaurant_category_item: { 200: asShown, 101: inNoMenu },
  'brand-list': { 200: asShown, 101: atClosedBrand },
  'brand-restaurant': { 200: asShown, 101: { brand_id: 999999 } },
  tag_wise_restaurant_menu_item: { 200: asShown, 101: { tag_id: 999999 } },
  restaurant_menu_category: { 200: bakery, 101: asShown },
  restaurantCategoryWithMenu: { 200: bakery, 101: asShown },
  restaurantcategorymenus: { 200: asShown, 101: unknownStore },
  restaurantmenus: { 200: asShown, 101: unknownStore },
  restaurant_menu_wise_category: { 200: asShown, 101: unknownStore },
  restaurant_menus_details: { 200: asShown, 101: { item_id: 999999 } },
  menuwiseitem: { 200: firstSection, 101: { menu_id: 999999 } },
  get_items_status: { 200: asShown, 101: { item_list: '[]' } },
}
