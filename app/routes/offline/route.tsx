import type { LoaderFunctionArgs } from '@remix-run/node'
import { openShop } from '~/http/open-shop.server'
import { useT } from '~/i18n/use-t'
import offlineStyles from '~/offline/offline.css?inline'
import { homePath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'

export const handle: ScreenHandle = { styles: [offlineStyles] }

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openShop(args)
  return { title: t('offline.title') }
}

/** Stands for a page that cannot be had without a connection; the service worker names those that can (rules 23.9). */
export default function Offline() {
  const t = useT()
  return (
    <div className="page narrow">
      <EmptyState isScreen picture="pause" title={t('offline.title')} text={t('offline.text')}>
        <a className="button" href={homePath()} target="_self">
          {t('offline.retry')}
        </a>
      </EmptyState>
      <nav className="kept" aria-labelledby="kept-title">
        <h2 id="kept-title">{t('offline.kept')}</h2>
        <ul id="kept" />
      </nav>
    </div>
  )
}
