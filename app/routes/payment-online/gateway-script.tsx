import { widgetResult } from '~/domain/payments/gateway-redirect'
import { useT } from '~/i18n/use-t'
import type { GatewaySdk } from '~/islands/elements/gateway'

type Props = Omit<GatewaySdk, 'back'> & { name: string; back: string }

/**
 * A gateway that opens by its own script. If the vendor's answer names its page, or the phone has its app, a link leads there
 * without scripts as well.
 */
export function GatewayScript({ script, params, page, name, back }: Props) {
  const t = useT()
  const sdk: GatewaySdk = { script, params, page, back }
  const result = widgetResult(params)
  const href = page || appLink(params, back)
  const label = t('pay.goOn', { gateway: name })
  return (
    <shop-gateway class="group" sdk={JSON.stringify(sdk)}>
      {result && <form className="paymentWidgets" action={result} data-brands={brandsOf(params)} />}
      {href ? (
        <a className="button wide" href={href}>
          {label}
        </a>
      ) : (
        <>
          <button className="button wide" type="button" hidden>
            {label}
          </button>
          <noscript>
            <p className="notice">{t('pay.needsScripts', { gateway: name })}</p>
          </noscript>
        </>
      )}
      <p className="error" role="alert" hidden>
        {t('pay.scriptFailed', { gateway: name })}
      </p>
    </shop-gateway>
  )
}

const brandsOf = ({ brands }: Record<string, unknown>) => (typeof brands === 'string' ? brands : undefined)

/** Swish is an app: its request token opens it on the phone. '' for all others. */
function appLink({ payment_request_token: token }: Record<string, unknown>, back: string) {
  if (typeof token !== 'string' || !/^[\w-]{8,64}$/.test(token)) return ''
  return `swish://paymentrequest?${new URLSearchParams({ token, callbackurl: back })}`
}
