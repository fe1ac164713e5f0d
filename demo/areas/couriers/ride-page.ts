import type { Request, Response } from 'express'
import { encode } from 'html-entities'
import type { Brand, Store } from '../../catalogue/types'
import { voiceOf, type Voice } from '../../core/call'
import type { Demo } from '../../core/demo'
import { inMetric, kilometres, pointOf } from '../../core/geo'
import { htmlPage } from '../../core/html'
import type { MessageKey } from '../../core/messages'
import { langOf, type Lang } from '../../core/words'
import type { OrderRow } from '../../db/schema'
import { COMPANY_NAMES, type CourierCompany } from '../../rules/rides'
import { stageOf, type Status } from '../../rules/stages'
import { orderById } from '../orders/orders'
import { settle } from '../settle'
import { companyOf, courierPosition } from './couriers'

const STYLE = `*{box-sizing:border-box}
body{margin:0;background:#eef1f6;color:#1b2333;font:1rem/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:1.25rem;background:#fff;min-height:100vh}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
p{margin:.5rem 0}
.status{font-size:1.25rem;font-weight:700}
a{display:block;min-height:3rem;margin-block-start:1.5rem;padding:.7rem 1rem;border-radius:.5rem;background:#1f4fc4;
color:#fff;font-weight:600;text-align:center;text-decoration:none}
a:focus-visible{outline:3px solid #1b2333;outline-offset:2px}
@media(min-width:32rem){main{min-height:0;margin-block:3rem;padding:2rem;border-radius:1rem}}`

const STATUS_TEXTS: Record<Status, MessageKey> = {
  PaymentPending: 'rideUnpaid',
  PaymentFailure: 'rideCancelled',
  Scheduled: 'rideScheduled',
  Placed: 'ridePlaced',
  InKitchen: 'rideInKitchen',
  ReadyToServe: 'rideReady',
  OnTheWay: 'rideOnTheWay',
  Arrived: 'rideArrived',
  Delivered: 'rideDelivered',
  Cancelled: 'rideCancelled',
}

/** Address of the courier company's page about an order; empty when no company delivers it. */
export function rideUrl({ origin, lang }: Voice, order: OrderRow, store: Store): string {
  const company = companyOf(order, store)
  return company ? `${origin}/rides/${company}/${order.id}${lang ? `?lang=${lang}` : ''}` : ''
}

/** An order that a courier company delivers, in the language of its page. */
interface Ride {
  order: OrderRow
  store: Store
  brand: Brand
  company: CourierCompany
  lang: Lang
}

function rideOf(demo: Demo, { params, query }: Request): Ride | null {
  const order = orderById(demo.db, Number(params.order))
  const store = order && demo.catalogue.storeById(String(order.storeId))
  const brand = order && demo.catalogue.brandById(String(order.vendorId))
  const company = store && companyOf(order, store)
  if (!store || !brand || !company || company !== params.company) return null
  return { order, store, brand, company, lang: langOf(query.lang) ?? brand.languages[0] }
}

/** How far the courier still has to go, in the unit of the brand; null unless on the way. */
function distanceLeft({ order, store, brand, lang }: Ride, now: number): string | null {
  const at = courierPosition(order, store.point, now)
  const to = pointOf(order.latitude, order.longitude)
  if (stageOf(order, now).status !== 'OnTheWay' || !at || !to) return null
  const unit = brand.metric === 'Miles' ? 'mile' : 'kilometer'
  const format = { style: 'unit', unit, minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(`${lang}-u-nu-latn`, format).format(inMetric(kilometres(at, to), brand.metric))
}

function html(ride: Ride, now: number): string {
  const { order, brand, company, lang } = ride
  const { say } = voiceOf(brand, lang, '')
  const distance = distanceLeft(ride, now)
  const title = say('rideTitle', { company: COMPANY_NAMES[company], order: String(order.id) })
  const distanceText = distance === null ? '' : `<p>${encode(say('rideLeft', { distance }))}</p>`
  const body = `<main><h1>${encode(title)}</h1>
<p class="status">${encode(say(STATUS_TEXTS[stageOf(order, now).status]))}</p>${distanceText}
<a href="?lang=${lang}">${encode(say('rideRefresh'))}</a></main>`
  return htmlPage(lang, title, STYLE, body)
}

/** The page of a courier company about an order. Its number is enough: nothing of the customer is shown. */
export function serveRide(demo: Demo, req: Request, res: Response): void {
  settle(demo)
  const ride = rideOf(demo, req)
  if (ride) res.type('html').send(html(ride, demo.clock.now()))
  else res.status(404).type('text').send('Not found')
}
