import { useLoaderData } from '@remix-run/react'
import type { User } from '~/domain/account/user'
import { appLink, widgetResult } from '~/domain/payments/gateway-redirect'
import { gatewayName } from '~/domain/payments/gateways'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import {
  gatewayRedirectOf,
  leadToGateway,
  paymentTargetOf,
  policyOfGatewayRedirect,
  readTarget,
  returnPathOf,
  type PaymentTarget,
} from '~/features/payments/gateway-redirect.server'
import paymentStyles from '~/features/payments/payments.css?inline'
import { isRechargeOpen } from '~/features/wallet/return.server'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { existing, orNull } from '~/http/shop/readings.server'
import { type Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'
import type { GatewaySdk } from '~/islands/elements/gateway'
import { signInPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Button } from '~/ui/form'
import { ButtonLink } from '~/ui/link'
import { ErrorText, Notice } from '~/ui/notice'

export const handle: ScreenHandle = {
  styles: [checkoutStyles, paymentStyles],
  isCheckout: true,
}

/** The return page, by what is paid for. */
const backTexts = {
  order: 'pay.notNow',
  recharge: 'walletPayment.notNow',
  subscription: 'subscribe.back',
} satisfies Record<string, WordKey>

/**
 * Sends the customer on to the gateway (rules 11.12): redirects at once, or shows the form or script for it. A payment
 * that is paid, over or unknown leads back to the page that says so.
 */
export const loader = shopLoader(async (shop) => {
  const target = existing(paymentTargetOf(shop.url.searchParams.get('for')))
  // The sign-in page may not lead to a gateway: a customer who signs in first sees what they are about to pay.
  if (!shop.user && !shop.session.isSealed) return shop.redirect(signInPath(returnPathOf(target)))
  const user = await shop.requireUser()
  const back = returnPathOf(target)
  const savedRedirect = (await isWaiting(shop, user, target)) && (await gatewayRedirectOf(shop, user, target))
  if (!savedRedirect) return shop.redirect(back)
  const { gatewayRedirect, gateway } = savedRedirect
  if (gatewayRedirect.kind === 'redirect') return leadToGateway(shop, target, savedRedirect)
  const { leadsTo, script } = policyOfGatewayRedirect(savedRedirect)
  const name = gatewayName(gateway)
  return {
    title: shop.t('pay.with', { gateway: name }),
    policy: { leadsTo, gatewayScript: script } satisfies PagePolicy,
    name,
    previousStep: { href: back, label: shop.t(backTexts[readTarget(target).kind]) },
    returnUrl: shop.origin + back,
    gatewayRedirect,
  }
})

/** Whether a payment is still pending. Throws a 404 for another customer's. */
export async function isWaiting(shop: Shop, user: User, target: PaymentTarget) {
  const { kind, id } = readTarget(target)
  if (kind === 'recharge') return isRechargeOpen(shop, user, id)
  const purchase =
    kind === 'subscription' ? await shop.vendor.subscriptions.details(user.id, id) : await orderOf(shop, id)
  return existing(purchase).status === 'payment-pending'
}

/** The status of an order, or its details, because some APIs have no call for the status alone. */
async function orderOf({ vendor: { orders } }: Shop, id: string) {
  const progress = await orNull(orders.status(id))
  return progress && progress.status !== 'unknown' ? progress : orders.details(id)
}

export default function PaymentOnline() {
  const { title, name, previousStep, returnUrl, gatewayRedirect } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page narrow">
      <h1>{title}</h1>
      <section className="card group gateway-redirect">
        <p>{t('pay.leaving', { gateway: name })}</p>
        {gatewayRedirect.kind === 'form' ? (
          <GatewayForm {...gatewayRedirect} label={t('pay.goOn', { gateway: name })} />
        ) : (
          <GatewayScript {...gatewayRedirect} {...{ name, returnUrl }} back={previousStep.href} />
        )}
      </section>
    </div>
  )
}

type FormProps = { action: string; method: 'post' | 'get'; fields: [name: string, value: string][]; label: string }

/** The form that posts to a gateway; with scripts its button is pressed automatically. */
function GatewayForm({ action, method, fields, label }: FormProps) {
  const t = useT()
  return (
    <shop-gateway>
      <form action={action} method={method}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button look="wide" busy={t('wallet.opening')} label={label} />
      </form>
    </shop-gateway>
  )
}

type ScriptProps = GatewaySdk & { name: string; returnUrl: string }

/** A gateway that opens by its own script. A link leads to its page or app without scripts as well, if it has one. */
function GatewayScript({ script, params, page, name, back, returnUrl }: ScriptProps) {
  const t = useT()
  const sdk: GatewaySdk = { script, params, page, back }
  const result = widgetResult(params)
  const href = page || appLink(params, returnUrl)
  const label = t('pay.goOn', { gateway: name })
  return (
    <shop-gateway class="group" sdk={JSON.stringify(sdk)}>
      {result && <form className="paymentWidgets" action={result} data-brands={brandsOf(params)} />}
      {href ? (
        <ButtonLink look="wide" href={href} label={label} />
      ) : (
        <>
          <button className="button wide" type="button" hidden>
            {label}
          </button>
          <noscript>
            <Notice>{t('pay.needsScripts', { gateway: name })}</Notice>
          </noscript>
        </>
      )}
      <ErrorText hidden>{t('pay.scriptFailed', { gateway: name })}</ErrorText>
    </shop-gateway>
  )
}

const brandsOf = ({ brands }: Record<string, unknown>) => (typeof brands === 'string' ? brands : undefined)
