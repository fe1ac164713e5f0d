import { useT } from '~/i18n/use-t'
import { Share } from '~/ui/share'

/** The link that lets others follow an order: with scripts it can be shared, without them opened. */
export function ShareOrder({ href, address, title }: { href: string; address: string; title: string }) {
  const t = useT()
  return (
    <div className="share-order">
      <p className="quiet small-text">{t('track.shareMeans')}</p>
      <div className="choices">
        <Share href={address} title={title} />
        <a className="link" href={href}>
          {t('track.open')}
        </a>
      </div>
    </div>
  )
}
