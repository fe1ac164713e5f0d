import { useT } from '~/i18n/use-t'
import { Notice } from './notice'

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
    <Notice icon="circleAlert" role="status" link={{ href: retry, text: t('error.retry') }}>
      {t('part.failed', { part: label })}
    </Notice>
  )
}
