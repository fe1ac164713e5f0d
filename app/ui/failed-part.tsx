import { useT } from '~/i18n/use-t'
import { Icon } from './icon'

type Props = {
  /** The page's name for the missing part. */
  label: string
  /** The page itself, to try again. */
  retry: string
}

/** Replaces a part of the page that could not be read, and offers to try again (rules 20.5). */
export function FailedPart({ label, retry }: Props) {
  const t = useT()
  return (
    <p className="notice" role="status">
      <Icon name="circle-alert" />
      <span>{t('part.failed', { part: label })}</span>
      <a className="link" href={retry}>
        {t('error.retry')}
      </a>
    </p>
  )
}
