import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = { heading: string; url: string; frame: string }

/**
 * A page that the vendor hosts elsewhere: its text in a frame, and a link to it. The frame has no origin: it runs nothing, and its
 * links open in a new tab.
 */
export function VendorPage({ heading, url, frame }: Props) {
  const t = useT()
  return (
    <div className="page vendor-page">
      <h1 dir="auto">{heading}</h1>
      {frame ? (
        <iframe
          src={frame}
          title={heading}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      ) : (
        <p>{t('pages.outside')}</p>
      )}
      <a className={frame ? 'link' : 'button'} href={url} target="_blank" rel="noopener noreferrer">
        {t('pages.open')} <Icon name="arrow-up-right" />
      </a>
    </div>
  )
}
