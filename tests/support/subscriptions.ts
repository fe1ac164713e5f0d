import { asha, type Brand } from './brands'
import type { DemoVendor } from './servers'
import { hiddenFields, type Visitor } from './visitor'

type Row = Record<string, unknown>

/** Calls the demo vendor as another client of its API would. */
async function call({ origin }: DemoVendor, name: string, fields: Row, token = ''): Promise<Row> {
  const response = await fetch(`${origin}/api/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ is_langauge: 'en', ...fields }),
  })
  return (await response.json()) as Row
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Row[]) : [])

/** Today's date, or the date some days later, in UTC. */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Makes a subscription at the vendor without the storefront: two of the first item of the brand's store that can be
 * subscribed to, every day from the day after tomorrow, in cash unless `changes` say otherwise. Returns its id, the
 * item's name, the owner, and the gateway's page if there is one.
 */
export async function subscribes(demo: DemoVendor, { host, store, locale }: Brand, changes: Row = {}) {
  const settings = (await call(demo, 'get-vendor-settings', { order_web: host, latitude: '', longitude: '' })).settings
  const vendor = { vendor_id: (settings as Row).vendor_id, is_langauge: locale }
  const signedIn = await call(demo, 'login', { ...vendor, email: asha.mobile, password: asha.password, env: 'web' })
  const { token, user_id } = signedIn.user_details as Row
  const ask = (name: string, fields: Row) => call(demo, name, { ...vendor, user_id, ...fields }, String(token))
  const [address] = rowsOf((await ask('list_shiping_address', {})).Result)
  const menu = await ask('restaurantcategorymenus', { restaurant_id: store.id, menu_category_id: '' })
  const item = rowsOf(menu.Result)
    .flatMap(({ menu_item_detail: items }) => rowsOf(items))
    .find((row) => Number(row.is_subscription) === 1 && Number(row.is_customization) === 0)
  if (!item || !address) throw new Error(`${store.name} has nothing to subscribe to`)
  const sum = (2 * Number(item.price)).toFixed(2)
  const answer = await ask('subscription', {
    ...{ restaurant_id: store.id, address_id: address.shiping_id, item_id: item.item_id, quantity: 2 },
    ...{ multiple_selection: '', amount: sum, sub_total: sum, total_amount: sum, frequency_type: 'Everyday' },
    ...{ interval_days: '', custom_days: '', start_date: dayAhead(2), end_date: '', delivery_time: '12:00:00' },
    ...{ payment_method: 'Cash On Delivery', payment_type: 'Cash On Delivery', wallet_amount: 0 },
    ...changes,
  })
  const id = (answer.Item as Row | undefined)?.subscription_id
  if (!id) throw new Error(String(answer.msg))
  const itemId = String(item.item_id)
  return { id: String(id), item: String(item.item_name), itemId, userId: String(user_id), gateway: gatewayOf(answer) }
}

/** The gateway page that an answer leads to. */
const gatewayOf = ({ webpayurl: link }: Row) => String(link ?? '').replace(/\?.*$/, '')

/** Empties a wallet. */
export async function emptiesWallet({ origin }: DemoVendor, userId: string) {
  const { balance } = (await (await fetch(`${origin}/_control/ledger?user_id=${userId}`)).json()) as { balance: number }
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ user_id: userId, amount: -balance })
  await fetch(`${origin}/_control/wallet`, { method: 'POST', headers, body })
}

/** Chooses a subscription in the storefront, every day from the day after tomorrow at noon; only paying is left. */
export async function choosesSubscription(visitor: Visitor, { store }: Brand, itemId: string) {
  const item = { storeId: store.id, itemId, quantity: '1' }
  await visitor.ask(`/item/${store.id}/${itemId}`, { form: { ...item, intent: 'subscribe' } })
  const { text } = await visitor.open('/subscription-cart')
  const plan = { quantity: '1', frequency: 'everyday', start: dayAhead(2), end: '', slot: '12:00:00' }
  const { location } = await visitor.ask('/subscription-cart', {
    form: { ...hiddenFields(text, 'subscription'), ...plan },
  })
  if (location !== '/review-subscription') throw new Error(`the subscription led to ${location}`)
}
