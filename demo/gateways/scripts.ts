import { message } from '../core/messages'
import type { Gateway } from './gateways'

/** The script most gateways share: a global whose `open` leads to the page of the payment, in the same tab. */
const opener = `window.DemoGateway = {
  open: function (params) {
    window.location.assign(params.payment_page)
  },
}
`

const labels = JSON.stringify(
  Object.fromEntries(
    (['en', 'fr', 'ar'] as const).map((lang) => [
      lang,
      { pay: message('payContinue', lang), fail: message('payFails', lang) },
    ]),
  ),
)

/** The address and the language of the page, which the scripts below need. */
const here = `  var own = new URL(document.currentScript.src)
  var labels = ${labels}
  var spoken = document.documentElement.lang.slice(0, 2)
  var lang = labels[spoken] ? spoken : 'en'
`

/**
 * Razorpay's checkout: a frame over the page, which reports the result. A failed payment leaves it open for another
 * try. Closing it is reported to the page only.
 */
const razorpay = `
;(function () {
${here}
  function Razorpay(options) {
    if (!options || !options.key) throw new Error('No key passed')
    if (!/^order_\\w+$/.test(options.order_id)) throw new Error('The id provided does not exist')
    this.options = options
    this.told = []
  }

  Razorpay.prototype.on = function (name, tell) {
    if (name === 'payment.failed') this.told.push(tell)
    return this
  }

  Razorpay.prototype.open = function () {
    var me = this
    var frame = document.createElement('iframe')
    frame.className = 'razorpay-checkout-frame'
    frame.title = 'Razorpay Checkout'
    frame.src = own.origin + '/gateways/razorpay/checkout?order_id=' + me.options.order_id + '&lang=' + lang
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#1b2333cc'
    document.body.append(frame)
    addEventListener('message', function hear(event) {
      if (event.source !== frame.contentWindow || event.origin !== own.origin) return
      var said = event.data
      if (said.event === 'failed') {
        me.told.forEach(function (tell) {
          tell({ error: said.error })
        })
        return
      }
      removeEventListener('message', hear)
      frame.remove()
      if (said.event === 'success') me.options.handler(said.response)
      else if (me.options.modal && me.options.modal.ondismiss) me.options.modal.ondismiss()
    })
  }

  window.Razorpay = Razorpay
})()
`

/** Cashfree's checkout: a session leads to its page. An invalid session is an error in the result, not an exception. */
const cashfree = `
;(function () {
${here}
  window.Cashfree = function (config) {
    if (!config || (config.mode !== 'sandbox' && config.mode !== 'production')) throw new Error('mode is not valid')
    return {
      checkout: function (options) {
        var session = /^session_(\\w+)payment$/.exec(options.paymentSessionId)
        if (!session) {
          var error = { code: 'payment_session_id_invalid', message: 'payment_session_id is not present or is invalid' }
          return Promise.resolve({ error: error })
        }
        if (options.redirectTarget !== '_self') return Promise.reject(new Error('This demo opens in the same tab'))
        window.location.assign(own.origin + '/pay/cashfree/pay_' + session[1] + '?lang=' + lang)
        return Promise.resolve({ redirect: true })
      },
    }
  }
})()
`

/** HyperPay's widget: it replaces every form of class "paymentWidgets" with a form of its own. */
const widget = (code: string) => `
;(function () {
${here}
  function fill(wanted) {
    var form = document.createElement('form')
    form.className = 'wpwl-form paymentWidgets'
    form.method = 'post'
    form.action = own.origin + '/pay/${code}/' + own.searchParams.get('checkoutId') + '/outcome?lang=' + lang
    ;['pay', 'fail'].forEach(function (ending) {
      var button = document.createElement('button')
      button.name = 'ending'
      button.value = ending
      button.textContent = labels[lang][ending] + (ending === 'pay' ? ' · ' + wanted.dataset.brands : '')
      form.append(button)
    })
    wanted.replaceWith(form)
  }

  function start() {
    document.querySelectorAll('form.paymentWidgets').forEach(fill)
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
})()
`

const own: Record<string, string> = {
  razorpay,
  cashfree,
  hyperpay: widget('hyperpay'),
  'hyperpay-mada': widget('hyperpay-mada'),
}

/** The browser script of a gateway: the demo's opener, and the functions that the gateway's own script has. */
export function scriptFor({ code }: Gateway): string {
  return opener + (own[code] ?? '')
}
