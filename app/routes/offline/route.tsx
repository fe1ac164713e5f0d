import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import offlineStyles from '~/offline/offline.css?inline'
import { homePath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'

export const handle: ScreenHandle = { styles: [offlineStyles] }

export const loader = shopLoader(({ t }) => ({ title: t('offline.title') }))

/** Shown instead of a page that needs a connection; the service worker lists the available pages (rules 23.9). */
export default function Offline() {
  const t = useT()
  return (
    <div className="page narrow">
      {/* An icon is part of the page; a picture could not be loaded. */}
      <section className="card empty">
        <Icon name="wifiOff" />
        <h1>{t('offline.title')}</h1>
        <p className="quiet">{t('offline.text')}</p>
        <ButtonLink href={homePath()} label={t('offline.retry')} target="_self" />
      </section>
      <nav className="saved-pages" aria-labelledby="saved-pages-title">
        <h2 id="saved-pages-title">{t('offline.kept')}</h2>
        <ul id="kept" />
      </nav>
    </div>
  )
}
