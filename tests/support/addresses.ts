import { hiddenFields, type Visitor } from './visitor'

/** Deletes all saved addresses of the signed-in customer. */
export async function deleteAddresses(visitor: Visitor) {
  const { text } = await visitor.open('/address')
  for (const [, path = ''] of text.matchAll(/href="(\/delete-address\/\d+)"/g)) {
    const form = hiddenFields((await visitor.open(path)).text, 'confirm')
    const { status } = await visitor.ask(path, { form })
    if (status !== 302) throw new Error(`${path} answered ${status}`)
  }
}
