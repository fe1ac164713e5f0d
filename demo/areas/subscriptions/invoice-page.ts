import { createHmac, randomBytes } from 'node:crypto'
import { and, asc, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Request, Response } from 'express'
import { encode } from 'html-entities'
import { voiceOf, type Voice } from '../../core/call'
import type { Demo } from '../../core/demo'
import { htmlPage } from '../../core/html'
import { money, priceText } from '../../core/money'
import { sameText } from '../../core/secrets'
import { langOf, type Lang } from '../../core/words'
import type { Queries } from '../../db/open'
import { orders, subscriptionDays, users, type OrderRow, type SubscriptionRow, type User } from '../../db/schema'
import { subscriptionById } from './subscriptions'

/** Links are valid until the demo starts again. */
const KEY = randomBytes(32)

/** A delivery that is invoiced. */
interface InvoiceLine {
  date: string
  quantity: number
  order: OrderRow
}

/** The deliveries of a subscription from one date to another (empty: no limit) that were made and not cancelled. */
export function invoiceLines(db: Queries, subscriptionId: number, from: string, to: string): InvoiceLine[] {
  const isInvoiced = and(
    eq(subscriptionDays.subscriptionId, subscriptionId),
    isNotNull(orders.acceptedAt),
    isNull(orders.cancelledAt),
    from === '' ? undefined : gte(subscriptionDays.date, from),
    to === '' ? undefined : lte(subscriptionDays.date, to),
  )
  return db
    .select({ date: subscriptionDays.date, quantity: subscriptionDays.quantity, order: orders })
    .from(subscriptionDays)
    .innerJoin(orders, eq(orders.id, subscriptionDays.orderId))
    .where(isInvoiced)
    .orderBy(asc(subscriptionDays.date))
    .all()
}

/** Number of an invoice: its subscription and its last day, such as "INV-331-20261121". */
export const invoiceNumber = (subscriptionId: number, lastDay: string): string =>
  `INV-${subscriptionId}-${lastDay.replaceAll('-', '')}`

const sealOf = (number: string, firstDay: string, lang: string) =>
  createHmac('sha256', KEY).update(`${number} ${firstDay} ${lang}`).digest('base64url')

/** The address of an invoice in a language. It ends in a signature, so it cannot be guessed. */
export function invoicePath(number: string, firstDay: string, lang: Lang | null): string {
  const spoken = lang ?? 'en'
  return `/invoices/${number}/${firstDay}.${spoken}.${sealOf(number, firstDay, spoken)}`
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#222}
h1{margin:0;overflow-wrap:anywhere}table{width:100%;border-collapse:collapse;margin-top:1.5rem}
th,td{padding:.35rem .5rem;border-bottom:1px solid #ccc;text-align:end}th:first-child,td:first-child{text-align:start}
tfoot tr:last-child{font-weight:bold}td:first-child{white-space:nowrap}@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}`

const rowOf = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${encode(cell)}</${tag}>`).join('')}</tr>`

const sumRowOf = (label: string, amount: string) =>
  `<tr><td colspan="3">${encode(label)}</td><td>${encode(amount)}</td></tr>`

/** A row for each delivery, and their sum below. A column for every amount would be too wide for a phone. */
function tableOf(voice: Voice, lines: readonly InvoiceLine[]): string {
  const { say } = voice
  const head = [say('invoiceDay'), say('invoiceOrder'), say('invoiceUnits'), say('invoiceAmount')]
  const rows = lines.map(({ date, quantity, order }) => [date, String(order.id), String(quantity), money(order.total)])
  const sumOf = (amountOf: (order: OrderRow) => number) => lines.reduce((sum, { order }) => sum + amountOf(order), 0)
  const sums = [
    sumRowOf(say('invoiceItems'), money(sumOf(({ subTotal }) => subTotal))),
    sumRowOf(say('invoiceTax'), money(sumOf(({ serviceFee }) => serviceFee))),
    sumRowOf(say('invoiceDelivery'), money(sumOf(({ deliveryFee }) => deliveryFee))),
    sumRowOf(say('invoiceDiscount'), money(-sumOf(({ discount }) => discount))),
    sumRowOf(
      say('invoiceTotal'),
      priceText(
        voice,
        sumOf(({ total }) => total),
      ),
    ),
  ]
  return `<table><thead>${rowOf('th', head)}</thead><tbody>${rows.map((row) => rowOf('td', row)).join('')}</tbody>
<tfoot>${sums.join('')}</tfoot></table>`
}

function html(
  voice: Voice,
  demo: Demo,
  number: string,
  subscription: SubscriptionRow,
  customer: User,
  lines: readonly InvoiceLine[],
): string {
  const { say, words, brand } = voice
  const lang = voice.lang ?? 'en'
  const store = demo.catalogue.storeById(String(subscription.storeId))
  const item = demo.catalogue.itemById(String(subscription.itemId))
  const name = `${customer.name} ${customer.lastName}`.trim()
  const facts = [
    words(brand.name),
    `${say('invoiceFor')}: ${name}, ${subscription.address}`,
    `${say('invoiceFrom')}: ${store ? words(store.name) : ''}`,
    item ? words(item.name) : '',
  ]
  const title = `${say('invoice')} ${number}`
  const head = `<h1>${encode(title)}</h1>${facts.map((fact) => `<p>${encode(fact)}</p>`).join('')}`
  return htmlPage(lang, title, STYLE, head + tableOf(voice, lines))
}

/** The invoice of an address. Null when the signature is wrong. */
function invoiceAt(demo: Demo, number: string, rest: string): string | null {
  const [, id = '', lastDay = ''] = /^INV-(\d+)-(\d{8})$/.exec(number) ?? []
  const [firstDay = '', lang = '', seal = ''] = rest.split('.')
  if (!sameText(sealOf(number, firstDay, lang), seal)) return null
  const subscription = subscriptionById(demo.db, Number(id))
  const brand = subscription && demo.catalogue.brandById(String(subscription.vendorId))
  const customer = subscription && demo.db.select().from(users).where(eq(users.id, subscription.userId)).get()
  if (!subscription || !brand || !customer) return null
  const until = lastDay.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
  const lines = invoiceLines(demo.db, subscription.id, firstDay, until)
  return html(voiceOf(brand, langOf(lang), ''), demo, number, subscription, customer, lines)
}

/** Answers with an invoice, which is opened in a tab of its own and printed from there. */
export function serveInvoice(demo: Demo, req: Request, res: Response): void {
  const page = invoiceAt(demo, req.params.number ?? '', req.params.rest ?? '')
  if (page === null) res.status(404).type('text').send('Not found')
  else res.type('html').send(page)
}
