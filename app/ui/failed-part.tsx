import { useT } from '~/i18n/use-t'
import { Icon } from './icon'

type Props = {
  /** What is missing, as the page calls it. */
  label: string
  /** The page itself, to try again. */
  retry: string
}

/** Stands where a part of the page could not be read, and offers to try again (rules 20.5). */
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
