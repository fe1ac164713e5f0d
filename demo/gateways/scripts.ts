import { message } from '../core/messages'
import type { Gateway } from './gateways'

/** The script most gateways share: a global whose `open` leads to the page of the payment, in the same tab. */
const opener = `window.DemoGateway = {
  open: function (params) {
    window.location.assign(params.payment_page)
  },
}
`

const labels = JSON.stringify({
  en: message('payContinue', 'en'),
  fr: message('payContinue', 'fr'),
  ar: message('payContinue', 'ar'),
})

/** HyperPay's script is a widget: it puts a button into every form of class "paymentWidgets". */
const widget = (code: string) => `${opener}
;(function () {
  var own = new URL(document.currentScript.src)
  var lang = document.documentElement.lang.slice(0, 2)
  var labels = ${labels}
  var page = own.origin + '/pay/${code}/' + own.searchParams.get('checkoutId') + (labels[lang] ? '?lang=' + lang : '')

  function fill(form) {
    var button = document.createElement('button')
    button.type = 'submit'
    button.textContent = labels[lang] || labels.en
    form.append(button)
    form.addEventListener('submit', function (event) {
      event.preventDefault()
      window.DemoGateway.open({ payment_page: page })
    })
  }

  function start() {
    document.querySelectorAll('form.paymentWidgets').forEach(fill)
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
})()
`

/** The browser script of a gateway. */
export function scriptFor({ code }: Gateway): string {
  return code.startsWith('hyperpay') ? widget(code) : opener
}
