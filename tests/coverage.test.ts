import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gateways } from '~/domain/payments/gateways'
import { mirrored } from '~/shell/mirror.server'
import { aShop } from './support/shop-builders'

/** What the table has to speak of; where it says nothing of one of them, it is not complete. */
const routes =
  words(`sign-in sign-up profile faq report-bug privacypolicy terms help support forgot-password reset-password
  wallet wallet-payment notfound pages support-chat pages/{page} landing-page vendor/{restaurant_name}
  restaurant/{restaurant_id} promo-code banner-items/{banner_id} search category/{category_id} qr/{restaurantid}
  feedback/{restaurantid} brand-items/{brand_id} tag-wise-menu address add-address update-address/{shiping_id} orders
  order-details/{order_id} order-status/{order_id} rating/{order_id} review-cart payment trackorder/{order_id}
  payment-online review-subscription subscription-cart manage-subscription subscription-status/{subscription_id}`)

const calls =
  words(`check_user_details login get_user_details_web customer_change_password change_password facebook_login
  customer_forgot_password verify_otp check_third_party_otp verify_third_party_otp check_third_party_forgot_password_otp
  registration logout get-vendor-settings settings get-language get-delivery-zone-setting get-restaurant-settings
  update_profile delete_account customer_report_bug sendmessage getmessage get_faq_all list_shiping_address
  add_shiping_address update_shiping_address delete_shiping_address get_user_primary_address set_primary_address
  get_user_address ongoing_orders order_history view_order_details place_order get_order_status add_rating check_rating
  reorder_details track_of_driver_customer upload-order-images remove-order-image get-order-distance
  get_porter_delivery_charge current_orders_withratings subscription subscription_list subscription_details
  subscription_pause_restart subscription_cancel update_subscription_quantity generate_subscription_invoice
  check_subscription_item_promocode couponlisting coupon_redeem auto_apply_coupon_redeem get_cuisinelist get_banner
  banner_with_category get_nearby_restaurant_v2 get_restaurant_detail get_restaurant_on_off check_restaurant_radius
  check_restaurant_menu_with_price restaurantTiming get_restaurant_rating get_banner_retaurant search_restaurants
  search_restaurants_item get_restaurant_detail_by_slug restaurant_categorylisting restaurant_menu_category
  get_items_status menuwiseitem restaurant_menu_wise_category search_restaurant_category_item
  get_currentlocation_restaurant brand-list brand-restaurant get-dunzo-quotation tag_wise_restaurant_menu_item
  restaurantcategorymenus restaurant_menus_details restaurantmenus restaurantCategoryWithMenu get_user_wallet_amount
  get_user_wallet_history`)

const providers =
  words(`razorpay paypal stripe yoco sslcommerz peach payu paystack paytm cashfree flow geeks flutterwave
  klarna swish-pay hyperpay hyperpay-mada squareup stripe-checkout phonepe`)

const keys =
  words(`token cart subscription_products subscription_cart place_order_data latitude longitude vnid restaurantId
  localelang cntrycode driverTip is_delivery_zone_available city state address geolocation selectedIndex
  pickupDeliveryFlag promocode promoDiscount promoCashback orderUploadImages userCurrentlatitude userCurrentlongitude`)

/** Parts of the document that each need rows, by how their headings begin. */
const parts = ['1.', '2.', '3.', 'Local storage keys', '4.', '5.', 'Texts', '6.', '7.', '8.', '9.']

const table = readFileSync('docs/coverage.md', 'utf8')
const rows = rowsOf(table)
const rowOf = (point: string) => rows.find(({ cells }) => cells[0] === `\`${point}\``)

/** The code below a folder, as far as it has something in it. */
const sourcesIn = (folder: string, having = /./) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-support)?\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => having.test(code))
    .join('\n')

/** Whether code names something as a whole text. */
const names = (code: string, name: string) => ["'", '"', '`'].some((quote) => code.includes(quote + name + quote))

test('the table speaks of every part, and each row says where, or why not, and what holds it', () => {
  for (const part of parts)
    expect(rows.filter(({ heading }) => heading.startsWith(part)).length, part).toBeGreaterThan(3)
  const bare = rows.filter(
    ({ cells: [, where = '', shown = ''] }) => where === '' || (shown === '' && !/^Not\b/.test(where)),
  )
  expect(bare.map(({ cells }) => cells[0])).toEqual([])
})

test('every file that the table names exists', () => {
  const files = [...table.matchAll(/`((?:app|tests|docs|demo|locales)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('what the table says to hold a point is a test', () => {
  const shown = rows.flatMap(({ cells }) => [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file))
  expect(shown.filter((file) => !/\.(test|spec)\.tsx?$/.test(file ?? ''))).toEqual([])
})

describe('routes', () => {
  test.each(['', ...routes])('/%s has a route of its own', (route) => {
    const folder = route === '' ? '_index' : route.replaceAll('/', '.').replaceAll('{', '$').replaceAll('}', '')
    const isThere = (name: string) => ['tsx', 'ts'].some((ending) => existsSync(`app/routes/${name}/route.${ending}`))
    expect(isThere(folder) || isThere(`${folder}._index`)).toBe(true)
    expect(rowOf(`/${route}`)?.cells[1]).toContain(`app/routes/${folder}`)
  })
})

describe('calls', () => {
  const vendor = sourcesIn('app/vendor-api')

  test.each(calls)('%s is sent, or it is said why not', (call) => {
    const row = rowOf(call)
    expect(row, 'its row').toBeDefined()
    expect(names(vendor, call)).toBe(!/^Not sent: /.test(row?.cells[1] ?? ''))
  })

  test('each provider has its recharge', () => {
    expect(gateways.map(({ code }) => code)).toEqual(expect.arrayContaining(providers))
    expect(vendor).toContain('`${gateway}-recharge-wallet`')
    for (const provider of providers) expect(rowOf(`${provider}-recharge-wallet`), provider).toBeDefined()
  })
})

test('each local storage key is written, or it is said why not', async () => {
  const islands = sourcesIn('app/islands', /\blocalStorage\b/)
  const kept = Object.keys(JSON.parse(mirrored(await aShop())) as object)
  for (const key of keys) {
    const row = rowOf(key)
    expect(row, key).toBeDefined()
    const isWritten = kept.includes(key) || names(islands, key)
    expect(isWritten, key).toBe(!/^Not written: /.test(row?.cells[1] ?? ''))
  }
})

test('every text is said in exactly these words where its row says, or it is said why not', () => {
  // What is filled in may stand before or after.
  const bare = (text: string) => text.replace(/\{+[^}]*\}+/g, '').trim()
  const saidIn = (file: string) =>
    Object.values(JSON.parse(readFileSync(file, 'utf8')) as object)
      .map(String)
      .map(bare)
  const everywhere = readdirSync('locales/en').flatMap((file) => saidIn(`locales/en/${file}`))
  const quoted = rows.filter(({ heading }) => heading === 'Texts')
  expect(quoted.length).toBeGreaterThan(90)
  const wrong = quoted.filter(({ cells: [point = '', where = ''] }) => {
    const text = bare(point.slice(1, -1))
    if (where.startsWith('Not said: ')) return everywhere.includes(text)
    return !saidIn(/`(locales\/en\/[^`]+)`/.exec(where)?.[1] ?? '').includes(text)
  })
  expect(wrong.map(({ cells }) => cells[0])).toEqual([])
})

function words(text: string) {
  return text.split(/\s+/).filter(Boolean)
}

/** The rows of all tables of a document, under their headings; head rows and rules are none. */
function rowsOf(text: string) {
  let heading = ''
  return text.split('\n').flatMap((line, at, lines) => {
    heading = /^#+ (.*)/.exec(line)?.[1] ?? heading
    const isRow = line.startsWith('|') && !/^\|[\s|-]+$/.test(line) && !/^\|[\s|-]+$/.test(lines[at + 1] ?? '')
    return isRow
      ? [
          {
            heading,
            cells: line
              .split('|')
              .slice(1, -1)
              .map((cell) => cell.trim()),
          },
        ]
      : []
  })
}
