import { byDay, inOrder, messagesPage, versionOf, type ChatMessage } from '~/domain/help/chat-messages'
import { dayAfter } from '~/domain/stores/opening'
import type { User } from '~/domain/account/user'
import { pictureUrl } from '~/http/images.server'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { fullDayText, timeText } from '~/i18n/clock-text'
import { orderPath, supportChatPath } from '~/paths'

/** A page of the chat by day, the latest page first; null if it cannot be read (rules 18.8). */
export async function chatView(shop: Shop, user: User, page: number) {
  const skip = (page - 1) * messagesPage
  const chatPage = await orNull(shop.vendor.support.messages({ userId: user.id, skip }))
  if (!chatPage) return null
  return {
    /** The latest message, as named by the chat's events. */
    version: versionOf(chatPage.rows),
    days: byDay(inOrder(chatPage.rows)).map(({ date, messages }) => ({
      date,
      title: dayTitle(shop, date),
      messages: messages.map((message) => messageView(shop, message)),
    })),
    older: chatPage.sent >= messagesPage ? supportChatPath({ page: page + 1 }) : null,
    newer: page > 1 ? supportChatPath({ page: page - 1 }) : null,
  }
}

function messageView({ locale }: Shop, message: ChatMessage) {
  const { image, orderId, at } = message
  return {
    ...message,
    image: pictureUrl(image),
    order: orderId ? { id: orderId, href: orderPath(orderId) } : null,
    time: at && timeText(at.slice(11), locale),
  }
}

function dayTitle(shop: Shop, date: string) {
  if (date === '') return ''
  const { date: today } = vendorNow(shop.settings)
  if (date === today) return shop.t('chat.today')
  return date === dayAfter(today, -1).date ? shop.t('chat.yesterday') : fullDayText(date, shop.locale)
}
