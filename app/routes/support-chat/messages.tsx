import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { Fragment } from 'react'
import { longestMessage } from '~/domain/help/chat-messages'
import { ShownFor } from '~/features/account/customer'
import { useT } from '~/i18n/use-t'
import { chatEventsPath, supportChatPath } from '~/paths'
import { Button, TextArea, useSchemaForm } from '~/ui/form'
import { TextLink } from '~/ui/link'
import { FormErrors } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/text'
import { Say, type chatView } from './chat.server'

type Days = NonNullable<Awaited<ReturnType<typeof chatView>>>['days']
type Props = { days: Days; version: string; vendor: string; isLive: boolean }

/** Seconds until the chat is refreshed if no server-sent events arrive; longer than the time between two heartbeats. */
const lookSeconds = 15

/** The messages, day by day, with the latest in view. New ones are added, and announced politely. */
export function Messages({ days, version, vendor, isLive }: Props) {
  const t = useT()
  return (
    <div className="card chat-scroll" role="region" aria-labelledby="chat-title" tabIndex={0}>
      <shop-live
        class="chat-log"
        id="messages"
        role="log"
        aria-label={t('chat.messages')}
        grows=""
        {...(isLive && { every: lookSeconds, events: chatEventsPath(), version })}
      >
        {days.length === 0 && (
          <p className="quiet chat-none" id="no-messages">
            {t('chat.none')}
          </p>
        )}
        {days.map(({ date, title, messages }) => (
          <Fragment key={date}>
            {title && <h2 id={`day-${date}`}>{title}</h2>}
            {messages.map((message) => (
              <Message key={message.id} {...message} author={message.isOwn ? t('chat.you') : vendor} />
            ))}
          </Fragment>
        ))}
      </shop-live>
    </div>
  )
}

function Message({
  id,
  text,
  isOwn,
  image,
  order,
  at,
  time,
  author,
}: Days[number]['messages'][number] & { author: string }) {
  const t = useT()
  return (
    <article className={isOwn ? 'chat-message own' : 'chat-message'} id={`message-${id}`}>
      <p className="small-text">
        <bdi className="strong">{author}</bdi> {time && <time dateTime={at.replace(' ', 'T')}>{time}</time>}
      </p>
      <VendorText className="chat-text">{text}</VendorText>
      {image && (
        <>
          <p className="vh">{t('chat.picture')}</p>
          <Picture src={image} name={t('chat.picture')} width={480} height={360} />
        </>
      )}
      {order && <TextLink href={order.href} label={t('order.number', { id: order.id })} />}
    </article>
  )
}

type FormProps = {
  as: string
  idempotencyKey: string
  typed: string
  orderId: string
  answer: { result: SubmissionResult<string[]> } | undefined
}

/** The form for a message. Its key stays with the text until the vendor has it; scripts store unsent text. */
export function MessageForm({ as, idempotencyKey, typed, orderId, answer }: FormProps) {
  const t = useT()
  const [form, fields] = useSchemaForm('say', Say, answer, { message: typed, idempotencyKey })
  return (
    <shop-draft name={`chat ${as}`}>
      <form className="card form" method="post" action={supportChatPath({ orderId })} {...getFormProps(form)}>
        <FormErrors errors={form.errors} id={form.errorId} />
        <ShownFor as={as} />
        <input type="hidden" name="idempotencyKey" value={fields.idempotencyKey.initialValue} autoComplete="off" />
        <input type="hidden" name="order" value={orderId} />
        {orderId && (
          <p className="row">
            <span className="grow">{t('chat.about', { id: orderId })}</span>
            <TextLink href={supportChatPath()} label={t('chat.notAbout')} />
          </p>
        )}
        <TextArea
          field={fields.message}
          label={t('chat.message')}
          hint={t('chat.limit', { count: longestMessage })}
          rows={2}
        />
        <Button look="wide" icon="sendHorizontal" busy={t('busy.sending')} label={t('chat.send')} />
      </form>
    </shop-draft>
  )
}
