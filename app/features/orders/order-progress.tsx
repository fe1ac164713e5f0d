import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { CourierCard } from './courier-card'
import { StatusHead } from './status-head'
import { TrackMap } from './track-map'
import type { TrackView } from './track-view.server'

type Props = {
  track: TrackView
  /** This page's own address, which reloads it without scripts. */
  href: string
  /** The next required action. */
  children?: ReactNode
  /** Optional actions beside it. */
  after?: ReactNode
}

/** The live part of an order's page: its progress, replaced with every change, the map, and the courier. */
export function OrderProgress({ track, href, children, after }: Props) {
  const t = useT()
  const { courier, courierUrl, isPartial, sentence, map, tiles } = track
  return (
    <div className="group tracked">
      <p className="vh" role="status" data-says={sentence} />
      <shop-live class="group" id="order-progress" {...liveAttributes(track)}>
        <StatusHead track={track}>
          <a className="link" href={href}>
            <Icon name="refresh-cw" className="small" /> {t('orderStatus.refresh')}
          </a>
        </StatusHead>
        {isPartial && <p className="notice">{t('track.partial')}</p>}
        {children}
      </shop-live>
      <TrackMap map={map} tiles={tiles} />
      <div className="group" id="order-after" data-beside="">
        {courier && <CourierCard {...courier} />}
        {courierUrl && (
          <a className="button quiet" href={courierUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="arrow-up-right" /> {t('track.courierPage')}
          </a>
        )}
        {after}
      </div>
    </div>
  )
}

/** The attributes that keep the region up to date; none once the order's state is final. */
const liveAttributes = ({ live, events, version }: TrackView) => (live > 0 ? { every: live, events, version } : {})
