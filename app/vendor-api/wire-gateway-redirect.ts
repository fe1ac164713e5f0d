import { z } from 'zod'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { anything, firstFilled, named, part, result, text, webAddress } from './wire'
import { isRecord, toText } from './wire-values'

/** An object unchanged, whatever it contains; {} for anything else. */
const facts = anything.transform((wire) => (isRecord(wire) ? wire : {}))

/** Values exactly as sent, because a gateway's signature includes blanks. */
const formFields = facts.transform((fields) =>
  Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : toText(value),
  ]),
)

/** How a payment continues, by what is filled in (flows 9.12, 13.4): a link, else a form, else a script, else null. */
export const GatewayRedirectOrNull = part(
  named({
    url: [firstFilled(webAddress), 'webpayurl', 'recharge_link'],
    action: [webAddress, 'form_action'],
    method: [text.transform((method) => (/^get$/i.test(method) ? 'get' : 'post')), 'form_method'],
    fields: [formFields, 'form_fields'],
    gateway: [text.transform((gateway) => gateway.toLowerCase()), 'sdk'],
    params: [facts, 'sdk_params'],
    script: [webAddress, 'sdk_params.script_url'],
    page: [firstFilled(webAddress), 'sdk_params.payment_page', 'sdk_params.redirect', 'sdk_params.redirect_url'],
  }).transform(({ url, action, method, fields, ...sdk }): GatewayRedirect | null => {
    if (url) return { kind: 'redirect', url }
    if (action) return { kind: 'form', action, method, fields }
    return Object.keys(sdk.params).length > 0 ? { kind: 'sdk', ...sdk } : null
  }),
)

/** How the payment of something that was just made continues: beside Result, sometimes inside. */
export const GatewayRedirectOfMade = z
  .unknown()
  .transform((body) => GatewayRedirectOrNull.parse(body) ?? result(GatewayRedirectOrNull).parse(body))
