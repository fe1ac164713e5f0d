import type { LoaderFunctionArgs } from '@remix-run/node'
import { chatSource } from './chat-source.server'
import { nothingMore, streamOf } from '~/http/events/event-stream.server'
import { openShop } from '~/http/shop/open-shop.server'

/** Server-sent events of a customer's chat: its version, with each change (rules 18.8). Empty if nobody is signed in. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { user, session } = shop
  if (!user || !session.signedIn) return nothingMore()
  return streamOf(args.request, chatSource(shop, user, session.signedIn.id), 'chat', shop.clientAddress)
}
