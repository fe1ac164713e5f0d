import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { orderTimePath } from '~/paths'
import { ErrorText } from '~/ui/notice'

/** Asks for an address; shown as an error once the customer tried to continue without one. */
export function NoAddress({ isMissed }: { isMissed: boolean }) {
  const t = useT()
  if (!isMissed) return <p className="quiet">{t('review.chooseAddress')}</p>
  return <ErrorText>{t('review.chooseAddress')}</ErrorText>
}

/** When the order is for, in one line, with the link to change it; `hint` is the store's delivery time, or ''. */
export function TimeLine({ when, hint }: { when: string; hint?: string }) {
  const t = useT()
  return (
    <div className="row">
      <Icon name="clock" />
      <div className="grow">
        <p className="strong">{when}</p>
        {hint && <p className="quiet small-text">{hint}</p>}
      </div>
      <a className="link" href={orderTimePath()} aria-label={t('times.change')} data-dialog="">
        {t('review.changeAddress')}
      </a>
    </div>
  )
}
