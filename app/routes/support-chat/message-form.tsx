import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { longestMessage } from '~/domain/help/chat-messages'
import { shownFor } from '~/features/account/customer'
import { useT } from '~/i18n/use-t'
import { supportChatPath } from '~/paths'
import { FormErrors } from '~/ui/form-errors'
import { Icon } from '~/ui/icon'
import { TextArea } from '~/ui/field'
import { Say } from './schema'

type Props = {
  as: string
  idempotencyKey: string
  typed: string
  orderId: string
  result: SubmissionResult<string[]> | undefined
}

/** The form for a message. Its key stays with the text until the vendor has it; scripts store unsent text. */
export function MessageForm({ as, idempotencyKey, typed, orderId, result }: Props) {
  const t = useT()
  const [form, fields] = useForm({
    id: 'say',
    lastResult: result,
    constraint: getZodConstraint(Say),
    defaultValue: { message: typed, idempotencyKey },
  })
  return (
    <shop-draft name={`chat ${as}`}>
      <form className="card form" method="post" action={supportChatPath({ orderId })} {...getFormProps(form)}>
        <FormErrors errors={form.errors} id={form.errorId} />
        <input type="hidden" name={shownFor} value={as} />
        <input type="hidden" name="idempotencyKey" value={fields.idempotencyKey.initialValue} autoComplete="off" />
        <input type="hidden" name="order" value={orderId} />
        {orderId && (
          <p className="row">
            <span className="grow">{t('chat.about', { id: orderId })}</span>
            <a className="link" href={supportChatPath()}>
              {t('chat.notAbout')}
            </a>
          </p>
        )}
        <TextArea
          field={fields.message}
          label={t('chat.message')}
          hint={t('chat.limit', { count: longestMessage })}
          rows={2}
        />
        <button className="button wide" data-busy={t('busy.sending')}>
          <Icon name="send-horizontal" className="turns" /> {t('chat.send')}
        </button>
      </form>
    </shop-draft>
  )
}
