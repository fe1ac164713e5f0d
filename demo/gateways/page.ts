import { encode } from 'html-entities'
import type { Voice } from '../core/call'
import { htmlPage } from '../core/html'
import { message, type MessageKey } from '../core/messages'
import type { Lang } from '../core/words'
import type { PaymentRow } from '../db/schema'
import type { Gateway } from './gateways'
import type { Fields } from './signatures'

/** How a customer can leave a payment page. */
type Ending = 'pay' | 'cancel' | 'fail' | 'close' | 'lost' | 'twice'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#eef1f6;color:#1b2333;font:1rem/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:1.25rem;background:#fff;min-height:100vh}
header{font-weight:700;color:#32508f;padding-block-end:.75rem;border-block-end:1px solid #d7dde8}
h1{font-size:1.5rem;line-height:1.25;margin:1.25rem 0 .75rem}
h2{font-size:1rem;margin:1.75rem 0 .5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0 0 1.25rem}
dt{color:#566076}
dd{margin:0;text-align:end;font-weight:600}
form{margin:0}
button,.button{display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.7rem 1rem;border:1px solid #5a6a8a;
border-radius:.5rem;background:#fff;color:#1b2333;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button.main,.button{background:#2f5bd0;border-color:#2f5bd0;color:#fff;font-weight:600}
button:focus-visible,.button:focus-visible{outline:3px solid #f2a93b;outline-offset:2px}
small{display:block;margin-block-start:1.5rem;color:#566076}
@media(min-width:32rem){main{min-height:0;margin-block:3rem;padding:2rem;border-radius:1rem;box-shadow:0 8px 30px #1b233322}}
`

function html(lang: Lang, gatewayName: string, title: string, body: string): string {
  const main = `<main><header>${encode(gatewayName)}</header><h1>${encode(title)}</h1>
${body}
<small>${encode(message('payDemo', lang))}</small></main>`
  return htmlPage(lang, title, STYLE, main)
}

const hidden = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${encode(name)}" value="${encode(value)}">`)
    .join('')

/** Texts of the pages: a voice that always has a language. */
export type PageVoice = Voice & { lang: Lang }

const merchantOf = (voice: PageVoice) => voice.words(voice.brand.name)

function shownAmount(voice: PageVoice, payment: PaymentRow): string {
  const format = new Intl.NumberFormat(`${voice.lang}-u-nu-latn`, { style: 'currency', currency: voice.brand.currency })
  return format.format(payment.cents / 100)
}

function purposeOf(voice: PageVoice, { purpose, subjectId }: PaymentRow): string {
  const keys = { order: 'payOrder', recharge: 'payRecharge', subscription: 'paySubscription' } as const
  return voice.say(keys[purpose], { id: String(subjectId ?? '') })
}

/** The page on which the customer pays, or does something else about it. */
export function payPage(voice: PageVoice, gateway: Gateway, payment: PaymentRow): string {
  const { say, lang } = voice
  const amount = shownAmount(voice, payment)
  const button = (ending: Ending, label: string, style = '') =>
    `<button name="ending" value="${ending}"${style}>${encode(label)}</button>`
  const body = `<dl><dt>${encode(say('payFor'))}</dt><dd>${encode(purposeOf(voice, payment))}</dd>
<dt>${encode(say('payAmount'))}</dt><dd>${encode(amount)}</dd></dl>
<form method="post" action="/pay/${gateway.code}/${payment.id}/outcome">${hidden({ lang })}
${button('pay', say('payNow', { amount }), ' class="main"')}
${button('cancel', say('payCancel'))}
<h2>${encode(say('payOther'))}</h2>
${button('fail', say('payFails'))}
${button('close', say('payClose'))}
${button('lost', say('payLost'))}
${button('twice', say('payTwice'))}</form>`
  return html(lang, gateway.name, say('payTitle', { merchant: merchantOf(voice) }), body)
}

/** What Razorpay's script shows in its frame. It posts the result to the page around it. */
export function checkoutFrame(voice: PageVoice, gateway: Gateway, payment: PaymentRow, orderId: string): string {
  const { say, lang } = voice
  const failed = JSON.stringify({
    code: 'BAD_REQUEST_ERROR',
    description: say('paymentFailed'),
    step: 'payment_authorization',
  })
  const button = (event: string, label: string, style = '') =>
    `<button type="button" value="${event}"${style}>${encode(label)}</button>`
  const body = `<p role="alert"></p>${button('pay', say('payNow', { amount: shownAmount(voice, payment) }), ' class="main"')}
${button('failed', say('payFails'))}
${button('dismiss', say('payCancel'))}
<script>
function tell(said) { parent.postMessage(said, '*') }
document.addEventListener('click', function (event) {
  var pressed = event.target.value
  if (pressed === 'dismiss') tell({ event: 'dismiss' })
  if (pressed === 'failed') {
    document.querySelector('[role=alert]').textContent = ${failed}.description
    tell({ event: 'failed', error: ${failed} })
  }
  if (pressed !== 'pay') return
  fetch(location.href, { method: 'POST' })
    .then(function (answer) { return answer.json() })
    .then(function (response) { tell({ event: 'success', response: response }) })
})
</script>`
  return html(lang, gateway.name, orderId, body)
}

interface Link {
  to: string
  newTab?: boolean
}

function linkBack(voice: PageVoice, { to, newTab }: Link): string {
  const label = voice.say(newTab ? 'payBackNewTab' : 'payBack', { merchant: merchantOf(voice) })
  const target = newTab ? ' target="_blank" rel="noopener"' : ''
  return `<a class="button" href="${encode(to)}"${target}>${encode(label)}</a>`
}

/** A page with a message and sometimes a link back to the shop. */
export function notePage(
  voice: PageVoice,
  gateway: Gateway,
  title: MessageKey,
  text: MessageKey,
  links: Link[] = [],
): string {
  const anchors = links.map((link) => linkBack(voice, link)).join('')
  return html(voice.lang, gateway.name, voice.say(title), `<p>${encode(voice.say(text))}</p>${anchors}`)
}

/** The page that posts a signed return to the vendor: by itself, or by its button where scripts are off. */
export function returnPage(voice: PageVoice, gateway: Gateway, action: string, fields: Fields): string {
  const label = voice.say('payBack', { merchant: merchantOf(voice) })
  const form = `<form method="post" action="${encode(action)}">${hidden(fields)}
<button class="main">${encode(label)}</button></form><script>document.forms[0].submit()</script>`
  return html(voice.lang, gateway.name, label, form)
}

/** The page for a payment the gateway does not know. */
export function unknownPage(lang: Lang, gateway: Gateway): string {
  return html(lang, gateway.name, message('payUnknown', lang), '')
}
