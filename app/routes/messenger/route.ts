import { shopLoader } from '~/http/shop/open-shop.server'
import { existing, orNull } from '~/http/shop/readings.server'

/** The chat widget's data, for when it is opened: nothing about a guest, four fields about a customer (rules 18.5). */
export const loader = shopLoader(async (shop) => {
  const chat = existing(shop.settings.chat)
  const { user } = shop
  if (!user) return shop.reply.json({ app: chat.appId, user: null })
  const { id: user_id, name, email } = user
  const created_at = await orNull(shop.vendor.auth.memberSince())
  return shop.reply.json({ app: chat.appId, user: { name, user_id, email, ...(created_at && { created_at }) } })
})
