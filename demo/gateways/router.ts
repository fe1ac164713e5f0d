import { Router, type Request, type RequestHandler } from 'express'
import { paymentById } from '../areas/payments/payments'
import { settle } from '../areas/settle'
import { fieldsOf } from '../core/body'
import { voiceOf } from '../core/call'
import type { Demo } from '../core/demo'
import { langOf, type Lang } from '../core/words'
import { plan } from '../db/jobs'
import type { PaymentRow } from '../db/schema'
import { amountOf, formClaim, isGenuineForm, paymentOfOrder } from './fields'
import { gatewayByCode, type Gateway } from './gateways'
import { checkoutFrame, notePage, payPage, returnPage, unknownPage, type PageVoice } from './page'
import { takeReturn, wayBack, wayBackUnverified } from './returns'
import { scriptFor } from './scripts'
import { claimOf, signedReturn, type Fields, type Status } from './signatures'

/** Seconds after which a payment is confirmed when the customer's return is lost. */
const CONFIRMED_AFTER_S = 10

type Reply = { page: string; status?: number } | { to: string } | { json: object }

/** A payment, its gateway, and the language of the page about it. */
interface Visit {
  gateway: Gateway
  payment: PaymentRow
  voice: PageVoice
}

const texts = (fields: Record<string, unknown>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

function visitOf(demo: Demo, gateway: Gateway, paymentId: string, lang: Lang | null): Visit | undefined {
  const payment = paymentById(demo.db, paymentId)
  const brand = demo.catalogue.brandById(String(payment?.vendorId))
  if (payment?.gateway !== gateway.code || !brand) return undefined
  const spoken = lang ?? brand.languages[0]
  return { gateway, payment, voice: { ...voiceOf(brand, spoken, ''), lang: spoken } }
}

const pathOf = ({ gateway, payment, voice }: Visit) => `/pay/${gateway.code}/${payment.id}?lang=${voice.lang}`

/** The page of a payment, on which it is paid, or which shows its result. */
function showPayment(demo: Demo, { gateway, payment, voice }: Visit): Reply {
  if (payment.state === 'open') return { page: payPage(voice, gateway, payment) }
  const links = [{ to: wayBack(demo, payment, voice.lang) }]
  const text = payment.state === 'paid' ? 'payWasPaid' : 'payWasNotPaid'
  return { page: notePage(voice, gateway, 'payOver', text, links) }
}

/** A posted form leads to the page of its payment, unless somebody changed it on the way. */
function takeForm(visit: Visit, fields: Fields): Reply {
  const { gateway, payment, voice } = visit
  if (isGenuineForm(payment, fields)) return { to: pathOf(visit) }
  const links = [{ to: wayBackUnverified(payment, voice.lang) }]
  return { status: 400, page: notePage(voice, gateway, 'payRefused', 'payTampered', links) }
}

/** Address and fields of the signed return of a gateway. */
function returnOf({ gateway, payment, voice }: Visit, status: Status): { path: string; fields: Fields } {
  const content = { id: payment.id, amount: amountOf(payment), status, lang: voice.lang }
  return { path: `/payments/${gateway.code}/callback`, fields: signedReturn(gateway.code, content) }
}

function linkBack(visit: Visit, status: Status): string {
  const { path, fields } = returnOf(visit, status)
  return `${path}?${new URLSearchParams(fields)}`
}

/** Sends the browser to the vendor's callback as the gateway does. */
function sendBack(visit: Visit, status: Status): Reply {
  if (visit.gateway.kind !== 'form') return { to: linkBack(visit, status) }
  const { path, fields } = returnOf(visit, status)
  return { page: returnPage(visit.voice, visit.gateway, path, fields) }
}

/** A payment in the frame of the gateway's script. The vendor is told directly, and the script gets the ids. */
function settleInFrame(demo: Demo, visit: Visit, orderId: string): Reply {
  const { fields } = returnOf(visit, 'success')
  takeReturn(demo, visit.payment, fields, visit.voice.lang)
  const ids = { razorpay_payment_id: visit.payment.id, razorpay_order_id: orderId }
  return { json: { ...ids, razorpay_signature: fields.signature } }
}

/** The customer's choice on the payment page. */
function takeEnding(demo: Demo, visit: Visit, ending: string | undefined): Reply {
  const { gateway, payment, voice } = visit
  if (payment.state !== 'open') return { to: pathOf(visit) }
  switch (ending) {
    case 'pay':
      return sendBack(visit, 'success')
    case 'cancel':
      return sendBack(visit, 'cancelled')
    case 'fail':
      return sendBack(visit, 'failed')
    case 'close':
      return { page: notePage(voice, gateway, 'payMayClose', 'payNothingPaid') }
    case 'lost':
      plan(demo.db, 'confirm-payment', payment.id, demo.clock.now() + CONFIRMED_AFTER_S * 1000)
      return { page: notePage(voice, gateway, 'payMayClose', 'payConfirmedSoon') }
    case 'twice': {
      const to = linkBack(visit, 'success')
      return { page: notePage(voice, gateway, 'payDone', 'payDoneTwice', [{ to, newTab: true }, { to }]) }
    }
    default:
      return { to: pathOf(visit) }
  }
}

/** Which payment the fields of a request are about, and in which language. */
type Claim = (fields: Fields, gateway: Gateway, req: Request) => { id?: string | undefined; lang?: string | undefined }

/** Answers with the payment of a request. A payment that this gateway does not know has no page. */
function about(demo: Demo, claim: Claim, reply: (visit: Visit, fields: Fields) => Reply): RequestHandler {
  const answer = async (gateway: Gateway, req: Request): Promise<Reply> => {
    const fields = texts(await fieldsOf(req))
    settle(demo)
    const { id = '', lang } = claim(fields, gateway, req)
    const visit = visitOf(demo, gateway, id, langOf(lang))
    return visit ? reply(visit, fields) : { status: 404, page: unknownPage(langOf(lang) ?? 'en', gateway) }
  }
  return (req, res, next) => {
    const gateway = gatewayByCode(req.params.gateway ?? '')
    if (!gateway) {
      next()
      return
    }
    answer(gateway, req)
      .then((done) => {
        res.set('Cache-Control', 'no-store')
        if ('to' in done) {
          res.redirect(303, done.to)
          return
        }
        if ('json' in done) {
          res.json(done.json)
          return
        }
        res.status(done.status ?? 200)
        res.type('html').send(done.page)
      })
      .catch(next)
  }
}

/** The gateways as the customer's browser sees them: their pages, their scripts, and the returns to the shop. */
export function gatewayRouter(demo: Demo): Router {
  const router = Router()
  const inAddress: Claim = ({ lang }, _gateway, { params }) => ({ id: params.id, lang })
  const inReturn: Claim = (fields, gateway) => claimOf(gateway.code, fields)
  const callback = about(demo, inReturn, ({ payment, voice }, fields) => ({
    to: takeReturn(demo, payment, fields, voice.lang),
  }))
  const page = about(demo, inAddress, (visit) => showPayment(demo, visit))
  const ending = about(demo, inAddress, (visit, fields) => takeEnding(demo, visit, fields.ending))

  const inFrame: Claim = (_fields, _gateway, { query }) => ({
    id: paymentOfOrder(String(query.order_id)),
    lang: String(query.lang),
  })
  const frame = '/gateways/:gateway(razorpay)/checkout'
  const orderOf = ({ payment }: Visit) => payment.id.replace(/^pay_/, 'order_')
  router.get(
    frame,
    about(demo, inFrame, (visit) => ({
      page: checkoutFrame(visit.voice, visit.gateway, visit.payment, orderOf(visit)),
    })),
  )
  router.post(
    frame,
    about(demo, inFrame, (visit) => settleInFrame(demo, visit, orderOf(visit))),
  )
  router.get('/gateways/:gateway/sdk.js', (req, res, next) => {
    const gateway = gatewayByCode(req.params.gateway)
    if (gateway) res.type('js').send(scriptFor(gateway))
    else next()
  })
  router.get('/pay/:gateway/:id', page)
  router.post('/pay/:gateway', about(demo, formClaim, takeForm))
  router.post('/pay/:gateway/:id/outcome', ending)
  router.get('/payments/:gateway/callback', callback)
  router.post('/payments/:gateway/callback', callback)
  return router
}
