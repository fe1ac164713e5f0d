import { useLoaderData } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import helpStyles from './help.css?inline'
import type { legalScreen, staticScreen } from './vendor-page.server'

/** The handle shared by the screens of the vendor's pages. */
export const vendorPageScreen = { styles: [helpStyles] }

/** A page hosted by the vendor, in a frame without an origin: it runs nothing, and its links open in a new tab. */
export function VendorPage() {
  const { title, url, frame } = useLoaderData<typeof legalScreen | typeof staticScreen>()
  const t = useT()
  const original = (
    <a className={frame ? 'link' : 'button'} href={url} target="_blank" rel="noopener noreferrer">
      {t('pages.open')} <Icon name="arrowUpRight" />
    </a>
  )
  return (
    <div className="page vendor-page">
      <div className="group-head">
        <h1 dir="auto">{title}</h1>
        {frame && original}
      </div>
      {frame ? (
        <iframe
          src={frame}
          title={title}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          <p>{t('pages.outside')}</p>
          {original}
        </>
      )}
    </div>
  )
}
