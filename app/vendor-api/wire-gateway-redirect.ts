import { z } from 'zod'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { anything, part, result, text, webAddress } from './wire'
import { isRecord, toText, toWebAddress } from './wire-values'

/** An object unchanged, whatever it contains; {} for anything else. */
const facts = anything.transform((wire) => (isRecord(wire) ? wire : {}))

const WireGatewayRedirect = z.object({
  webpayurl: webAddress,
  recharge_link: webAddress,
  form_action: webAddress,
  form_method: text,
  form_fields: facts,
  sdk: text,
  sdk_params: facts,
})

/** How a payment continues, by what is filled in (flows 9.12, 13.4): a link, else a form, else a script, else null. */
export const GatewayRedirectOrNull = part(WireGatewayRedirect.transform(toGatewayRedirect))

/** How the payment of something that was just made continues: beside Result, sometimes inside. */
export const GatewayRedirectOfMade = z
  .unknown()
  .transform((body) => GatewayRedirectOrNull.parse(body) ?? result(GatewayRedirectOrNull).parse(body))

function toGatewayRedirect(wire: z.output<typeof WireGatewayRedirect>): GatewayRedirect | null {
  const url = wire.webpayurl || wire.recharge_link
  if (url) return { kind: 'redirect', url }
  if (wire.form_action) return formOf(wire)
  const params = wire.sdk_params
  if (Object.keys(params).length === 0) return null
  const page = toWebAddress(params.payment_page) || toWebAddress(params.redirect) || toWebAddress(params.redirect_url)
  return { kind: 'sdk', gateway: wire.sdk.toLowerCase(), params, script: toWebAddress(params.script_url), page }
}

function formOf({ form_action, form_method, form_fields }: z.output<typeof WireGatewayRedirect>): GatewayRedirect {
  const fields = Object.entries(form_fields).map(([name, value]): [string, string] => [name, fieldText(value)])
  return { kind: 'form', action: form_action, method: /^get$/i.test(form_method) ? 'get' : 'post', fields }
}

/** A field's value exactly as sent, because a gateway's signature includes blanks. */
const fieldText = (value: unknown) => (typeof value === 'string' ? value : toText(value))
