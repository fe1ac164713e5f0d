import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = {
  /** A path of this site, or a whole address. */
  href: string
  /** The shared content, for the browser's share sheet. */
  title: string
  className?: string
}

/** Shares an address with the browser's share sheet, or copies it. Without scripts the button is hidden. */
export function Share({ href, title, className = 'button quiet' }: Props) {
  const t = useT()
  return (
    <shop-copy text={href} share={title} copied={t('track.copied')} unavailable={t('track.notCopied')}>
      <button type="button" className={`${className} needs-scripts`}>
        <Icon name="share2" /> <span>{t('track.share')}</span>
      </button>
    </shop-copy>
  )
}
