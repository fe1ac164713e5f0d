import type { RunningDemo } from './client'

/** Names and values of the fields of a page's form; the demo's pages write them in this order. */
function formOf(html: string): { action: string; fields: Record<string, string> } {
  const fields = [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return {
    action: /<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? '',
    fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
  }
}

/** Walks through the gateways of a demo like a browser, but does not follow redirects by itself. */
export function gatewayVisitor({ origin }: Pick<RunningDemo, 'origin'>) {
  const open = (address: string) => fetch(new URL(address, origin), { redirect: 'manual' })
  const post = (address: string, fields: Record<string, string>) =>
    fetch(new URL(address, origin), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const locationOf = (response: Response) => response.headers.get('location') ?? ''

  /** The address of a payment page, from the redirect of an answer. */
  async function pageOf(redirect: Record<string, unknown>): Promise<string> {
    const { form_action: action, form_fields: fields, sdk_params: params } = redirect
    if (action) return locationOf(await post(String(action), fields as Record<string, string>))
    if (params) return String((params as Record<string, unknown>).payment_page)
    return String(redirect.recharge_link ?? redirect.webpayurl)
  }

  /** Presses a button of the page and gives the answer. */
  async function press(page: string, ending: string): Promise<Response> {
    const { action, fields } = formOf(await (await open(page)).text())
    return post(action, { ...fields, ending })
  }

  /** Presses a button of the page and follows the return to the shop. */
  async function leave(page: string, ending: string): Promise<string> {
    const response = await press(page, ending)
    if (response.status === 303) return locationOf(await open(locationOf(response)))
    const { action, fields } = formOf(await response.text())
    return locationOf(await post(action, fields))
  }

  /** Addresses of the links of a page. */
  async function linksOf(response: Response): Promise<string[]> {
    const found = [...(await response.text()).matchAll(/<a class="button" href="([^"]*)"/g)]
    return found.map(([, to = '']) => to.replaceAll('&amp;', '&'))
  }

  return { open, post, pageOf, press, leave, linksOf, locationOf }
}
