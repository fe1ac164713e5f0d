import { useFailure, ErrorScreen } from '~/shell/error-screen'
import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'

/** Stands for the screens of a store when there is no such store (rules 5.21), or something else went wrong. */
export function StoreFailure() {
  const t = useT()
  if (useFailure()?.status !== 404) return <ErrorScreen />
  return (
    <div className="page narrow">
      <EmptyState isScreen picture="notHere" title={t('error.noVendor.title')} text={t('store.gone')}>
        <a className="button" href={homePath()}>
          {t('error.home')}
        </a>
      </EmptyState>
    </div>
  )
}
