import { gatewayOf, type Gateway } from './gateways'

/** How a payment continues at its gateway. Addresses are absolute web addresses; `page` and `script` may be ''. */
export type GatewayRedirect =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; action: string; method: 'post' | 'get'; fields: [name: string, value: string][] }
  | { kind: 'sdk'; gateway: string; params: Record<string, unknown>; script: string; page: string }

/** The addresses that a gateway redirect opens in the browser or loads in its page. */
export function addressesOf(gatewayRedirect: GatewayRedirect): string[] {
  switch (gatewayRedirect.kind) {
    case 'redirect':
      return [gatewayRedirect.url]
    case 'form':
      return [gatewayRedirect.action]
    case 'sdk':
      return [gatewayRedirect.script, gatewayRedirect.page, widgetResult(gatewayRedirect.params)].filter(Boolean)
  }
}

/** The target of a widget's form, for gateways whose script fills one; '' for all others. */
export function widgetResult({ shopperResultUrl }: Record<string, unknown>): string {
  return typeof shopperResultUrl === 'string' ? shopperResultUrl : ''
}

/** The gateway's own script, if the answer names none. */
export function withKnownScript(gatewayRedirect: GatewayRedirect, gateway: Gateway | null): GatewayRedirect {
  if (gatewayRedirect.kind !== 'sdk' || gatewayRedirect.script) return gatewayRedirect
  return { ...gatewayRedirect, script: (gatewayOf(gatewayRedirect.gateway) ?? gateway)?.script ?? '' }
}

/** The first address of a gateway redirect that is at no host of the gateway and no trusted origin; null if none. */
export function foreignAddress(gatewayRedirect: GatewayRedirect, gateway: Gateway | null, trusted: readonly string[]) {
  return addressesOf(gatewayRedirect).find((address) => !mayLead(address, gateway, trusted)) ?? null
}

function mayLead(address: string, gateway: Gateway | null, trusted: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, username, password } = new URL(address)
  if (username || password) return false
  if (trusted.includes(origin)) return true
  const isAtHost = (host: string) => hostname === host || hostname.endsWith(`.${host}`)
  return protocol === 'https:' && gateway !== null && gateway.hosts.some(isAtHost)
}

/** The content policy sources for the hosts of gateways. */
export function sourcesOf(gateways: readonly (Gateway | null)[], trusted: readonly string[]): string[] {
  const hosts = gateways.flatMap((gateway) => gateway?.hosts ?? [])
  return [...new Set([...trusted, ...hosts.flatMap((host) => [`https://${host}`, `https://*.${host}`])])]
}

/** The link that opens a gateway's app, which returns to an absolute address. Only Swish has one; '' for others. */
export function appLink({ payment_request_token: token }: Record<string, unknown>, returnUrl: string): string {
  if (typeof token !== 'string' || !/^[\w-]{8,64}$/.test(token)) return ''
  return `swish://paymentrequest?${new URLSearchParams({ token, callbackurl: returnUrl })}`
}
