import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = { heading: string; url: string; frame: string }

/** The vendor's site, which a screen with such a page may frame, and no other. */
export function framePolicy(data: unknown) {
  const { frame } = data as Props
  return { frames: frame ? [frame] : [] }
}

/**
 * A page that the vendor keeps elsewhere, in a frame, with a way to it for browsers and sites that allow no frame. Its
 * scripts run as those of no site at all, so they reach neither this page nor what the browser keeps for either.
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
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
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
