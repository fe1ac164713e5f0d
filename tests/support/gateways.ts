import { gatewayVisitor } from '../../demo/testing/gateway'
import type { DemoVendor } from './servers'
import { attribute, type Visitor } from './visitor'

/** The gateway's page that an answer leads to: at once, or by our page with the gateway's form or link. */
export async function gatewayPage(visitor: Visitor, demo: DemoVendor, location: string) {
  if (!location.startsWith('/')) return new URL(location, demo.origin).href
  const { text } = await visitor.open(location)
  const [region = ''] = /<section class="card group gateway-redirect"[\s\S]*?<\/section>/.exec(text) ?? []
  const [link = ''] = /<a class="button[^>]*>/.exec(region) ?? []
  if (link) return new URL(attribute(link, 'href'), demo.origin).href
  const [form = ''] = /<form action[^>]*>/.exec(region) ?? []
  const inputs = region.match(/<input type="hidden"[^>]*>/g) ?? []
  const fields = Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
  const { post, locationOf } = gatewayVisitor(demo)
  return new URL(locationOf(await post(attribute(form, 'action'), fields)), demo.origin).href
}
