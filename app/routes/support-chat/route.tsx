import { useActionData, useLoaderData } from '@remix-run/react'
import { idShape } from '~/domain/text/id'
import { pageNumber } from '~/domain/text/page-number'
import { typedBefore } from '~/features/account/customer'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { orUnanswered } from '~/http/shop/readings.server'
import { newKey } from '~/http/store/keys.server'
import { useT } from '~/i18n/use-t'
import { supportChatPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'
import { FailedPart } from '~/ui/notice'
import chatStyles from './chat.css?inline'
import { chatView, ownOrderId, postMessage } from './chat.server'
import { MessageForm, Messages } from './messages'

export const handle: ScreenHandle = { styles: [chatStyles] }

/** The chat with support (rules 18.8): `?order=` is the customer's order that it is about, `?page=` an earlier page. */
export const loader = shopLoader(async (shop) => {
  const user = await shop.requireUser()
  const { query } = shop
  const page = pageNumber(query, 1000)
  const order = query.get('order') ?? ''
  const [own, chat] = await Promise.all([orUnanswered(ownOrderId(shop, order)), chatView(shop, user, page)])
  // An order that cannot be read now can still be written about; sending checks whose it is.
  const claimedId = idShape.test(order) ? order : ''
  const orderId = own === 'unanswered' ? claimedId : own
  if (page > 1 && chat?.days.length === 0) throw shop.redirect(supportChatPath())
  return {
    title: shop.t('chat.title'),
    appName: shop.settings.appName,
    as: user.id,
    idempotencyKey: newKey(),
    typed: typedBefore(shop)?.get('message') ?? '',
    orderId,
    page,
    chat,
  }
})

export const action = formAction(postMessage)

export default function SupportChat() {
  const { title, appName, as, idempotencyKey, typed, orderId, page, chat } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const here = supportChatPath({ orderId, page })
  const isLatest = page === 1
  return (
    <div className="page narrow chat">
      <h1 id="chat-title">{title}</h1>
      {isLatest && (
        <div className="group-head">
          <p className="quiet">{t('chat.lead')}</p>
          <a className="link chat-refresh" href={here}>
            <Icon name="refreshCw" className="small" /> {t('chat.refresh')}
          </a>
        </div>
      )}
      {chat?.older && <ButtonLink look="quiet" href={chat.older} label={t('chat.older')} />}
      {chat ? (
        <Messages days={chat.days} version={chat.version} vendor={appName} isLive={isLatest} />
      ) : (
        <FailedPart label={t('chat.messages')} retry={here} />
      )}
      {isLatest ? (
        <MessageForm {...{ as, idempotencyKey, typed, orderId }} answer={answer} />
      ) : (
        <div className="choices">
          <ButtonLink look="quiet" href={supportChatPath({ page: page - 1 })} label={t('chat.newer')} />
          {page > 2 && <ButtonLink look="quiet" href={supportChatPath()} label={t('chat.latest')} />}
        </div>
      )}
    </div>
  )
}
