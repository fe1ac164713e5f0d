import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** The link that lets others follow an order: to open, and with scripts to copy. */
export function ShareOrder({ href, address }: { href: string; address: string }) {
  const t = useT()
  return (
    <div className="share-order">
      <p className="quiet small-text">{t('track.shareMeans')}</p>
      <div className="choices">
        <a className="button quiet" href={href}>
          <Icon name="share-2" /> {t('track.share')}
        </a>
        <shop-copy text={address} copied={t('track.copied')} unavailable={t('track.notCopied')}>
          <button type="button" className="link">
            <Icon name="copy" className="small" /> {t('track.copy')}
          </button>
        </shop-copy>
      </div>
    </div>
  )
}
