import { distanceLeft, distanceText } from '~/domain/orders/courier-route'
import type { TrackMapData } from '~/domain/orders/track'
import { useLocale } from '~/i18n/use-t'

/**
 * The map of an order on its way, drawn by `islands/track`, and how far away its courier is in words: all that there is without
 * scripts, and for whoever does not see the map (rules 13.9). The room around it stays, so that an order that sets out gets one.
 */
export function TrackMap({ map }: { map: TrackMapData | null }) {
  const locale = useLocale()
  return (
    <div id="track">
      {map && (
        <shop-track class="track" role="region" aria-label={map.words.label} data={JSON.stringify(map)}>
          {map.key && <div className="track-room" />}
          <p className="track-way">{distanceText(map, distanceLeft(map, map.courier), locale)}</p>
        </shop-track>
      )}
    </div>
  )
}
