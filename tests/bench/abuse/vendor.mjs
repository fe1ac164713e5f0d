const vendorId = 10001
const password = 'demo1234'
const home = {
  address: 'Law Garden, Ahmedabad, Gujarat 380006',
  latitude: 23.0262,
  longitude: 72.5602,
  address_clarification: 'Home',
  city: 'Ahmedabad',
  state: 'Gujarat',
  zip_code: '380006',
}

/** Customers of the demo vendor who have just signed up, each with an address that its stores deliver to. */
export function registerCustomers(demo, count) {
  return Promise.all(Array.from({ length: count }, (_, at) => register(demo, `98000000${String(at).padStart(2, '0')}`)))
}

async function register(demo, mobile) {
  const names = { user_name: 'Bench', last_name: mobile, user_email: '', mobile_number: mobile, country_code: '91' }
  const secret = { password, confirm_password: password, terms: 'accepted' }
  const { user_details: user } = await call(demo, 'registration', { ...names, ...secret })
  const { Result: place } = await call(demo, 'add_shiping_address', home, user.token)
  const primary = { user_id: user.id ?? user.user_id, address_id: place.shiping_id }
  await call(demo, 'set_primary_address', primary, user.token)
  return { mobile, password, token: user.token }
}

/** So much stock that nothing runs out. */
export const plenty = 100_000

/** Gives items plenty of stock. */
export async function stockUp(demo, itemIds) {
  for (const item_id of itemIds) await demo.fault({ kind: 'stock', value: { item_id, quantity: plenty } })
}

/** How many units of an item the vendor has left. */
export async function stockOf(demo, itemId) {
  const response = await fetch(`${demo.origin}/_control/stock?item_id=${itemId}`)
  return (await response.json()).quantity
}

/** The ids of all orders of a customer. */
export async function ordersMade(demo, { token }) {
  const lists = await Promise.all(['ongoing_orders', 'order_history'].map((name) => call(demo, name, {}, token)))
  return lists.flatMap(({ Result: rows }) => rows.map(({ id }) => String(id)))
}

async function call(demo, name, fields, token = '') {
  const response = await fetch(`${demo.origin}/api/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ vendor_id: vendorId, is_langauge: 'en', ...fields }),
  })
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  return response.json()
}
