import { useT } from '~/i18n/use-t'
import { orderTimePath } from '~/paths'
import { Icon } from '~/ui/icon'
import { ErrorText } from '~/ui/notice'

/** Asks for an address; shown as an error once the customer tried to continue without one. */
export function NoAddress({ isMissed }: { isMissed: boolean }) {
  const t = useT()
  if (!isMissed) return <p className="quiet">{t('review.chooseAddress')}</p>
  return <ErrorText>{t('review.chooseAddress')}</ErrorText>
}

type TimeLineProps = {
  when: string
  /** The store's delivery time, or ''. */
  hint?: string
  /** Whether the customer still has to choose a time. */
  isMissing?: boolean
}

/** When the order is for, in one line, with the link to choose or change it. */
export function TimeLine({ when, hint, isMissing = false }: TimeLineProps) {
  const t = useT()
  return (
    <div className="row whole">
      <Icon name="clock" />
      <div className="grow">
        <p className="strong">{when}</p>
        {hint && <p className="quiet small-text">{hint}</p>}
      </div>
      <a
        className="link covers"
        href={orderTimePath()}
        aria-label={t(isMissing ? 'times.title' : 'times.change')}
        data-dialog=""
      >
        {t(isMissing ? 'times.title' : 'review.changeAddress')}
      </a>
    </div>
  )
}
