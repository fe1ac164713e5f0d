import { distanceLeft, distanceText } from '~/domain/orders/courier-route'
import type { TrackMapData } from '~/domain/orders/track'
import { useLocale } from '~/i18n/use-t'

/**
 * The courier's map, drawn by `islands/track`, and the distance in words, for browsers without scripts and customers who do not
 * see the map (rules 13.9). The container is always there, so that the map can appear when the order sets out.
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
