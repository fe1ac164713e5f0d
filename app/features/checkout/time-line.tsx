import { useT } from '~/i18n/use-t'
import { orderTimePath } from '~/paths'
import { Icon } from '~/ui/icon'

type Props = {
  /** When the order is for, in words. */
  when: string
  /** The store's delivery time, or ''. */
  hint?: string
  canChange?: boolean
}

/** When the order is for, in one line, with the way to change it. */
export function TimeLine({ when, hint, canChange }: Props) {
  const t = useT()
  return (
    <div className="row">
      <Icon name="clock" />
      <div className="grow">
        <p className="strong">{when}</p>
        {hint && <p className="quiet small-text">{hint}</p>}
      </div>
      {canChange && (
        <a className="link" href={orderTimePath()} aria-label={t('times.change')} data-dialog="">
          {t('review.changeAddress')}
        </a>
      )}
    </div>
  )
}
