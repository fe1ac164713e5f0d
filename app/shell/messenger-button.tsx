import { useT } from '~/i18n/use-t'
import { supportPath } from '~/paths'
import { Icon } from '~/ui/basics'

/** The button that floats over a page and opens the vendor's messenger (rules 19.11); without scripts it leads to support. */
export function MessengerButton() {
  const t = useT()
  return (
    <form className="messenger" action={supportPath()} aria-label={t('chat.open')}>
      <shop-messenger>
        <button className="messenger-button" aria-label={t('chat.open')}>
          <Icon name="messageCircle" />
        </button>
      </shop-messenger>
    </form>
  )
}
