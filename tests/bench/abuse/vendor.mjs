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

/** New customers of the demo vendor, each with an address that its stores deliver to. */
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
  return { mobile, password, token: user.token, userId: primary.user_id }
}

/** Enough stock that nothing runs out. */
export const plenty = 100_000

/** Gives items plenty of stock. */
export async function stockUp(demo, itemIds) {
  for (const item_id of itemIds) await demo.fault({ kind: 'stock', value: { item_id, quantity: plenty } })
}

/** The units of an item that the vendor has left. */
export async function stockOf(demo, itemId) {
  const response = await fetch(`${demo.origin}/_control/stock?item_id=${itemId}`)
  return (await response.json()).quantity
}

/** The ids of all orders of a customer. */
export async function ordersMade(demo, { token }) {
  const lists = await Promise.all(['ongoing_orders', 'order_history'].map((name) => call(demo, name, {}, token)))
  return lists.flatMap(({ Result: rows }) => rows.map(({ id }) => String(id)))
}

/** A customer's orders with the amounts to pay; unpaid ones are separate. */
export async function paidOrders(demo, person) {
  const all = await Promise.all(
    (await ordersMade(demo, person)).map(async (order_id) => {
      const { Result: rows } = await call(demo, 'view_order_details', { order_id }, person.token)
      const { order_status: status, payment_type: type, total_amount: total, wallet_amount: part } = rows[0]
      return { id: order_id, isPaid: !/^Payment/.test(status), type, total: Number(total), fromWallet: Number(part) }
    }),
  )
  return { paid: all.filter(({ isPaid }) => isPaid), unpaid: all.filter(({ isPaid }) => !isPaid) }
}

/** Puts money into a customer's wallet. */
export function fillWallet(demo, { userId }, amount) {
  return control(demo, 'wallet', { user_id: userId, amount })
}

/** A customer's balance and movements. */
export async function ledgerOf(demo, { userId }) {
  return (await fetch(`${demo.origin}/_control/ledger?user_id=${userId}`)).json()
}

/** Advances the vendor's clock past the deadline for payments. */
export const endPayments = (demo) => control(demo, 'clock', { advance_s: 1000 })

async function control(demo, path, body) {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`${demo.origin}/_control/${path}`, init)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
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
