import { distanceLeft, distanceText } from '~/domain/orders/courier-route'
import type { TrackMapData } from '~/domain/orders/track'
import { useLocale } from '~/i18n/use-t'
import type { MapTiles } from './track-map.server'
import { RouteDrawing } from './route-drawing'

type Props = { map: TrackMapData | null; tiles: MapTiles | null }

/**
 * The courier's route, drawn by the server so that it works without scripts. `islands/track` moves it, and lays a map over it. A
 * text describes it for customers who cannot see it (rules 13.9). The container is always there, so that the drawing can appear
 * when the courier sets out.
 */
export function TrackMap({ map, tiles }: Props) {
  const locale = useLocale()
  return (
    <div id="track">
      {map && (
        <shop-track class="track" role="region" aria-label={map.words.label} data={JSON.stringify(map)}>
          <div className="track-frame">
            <RouteDrawing map={map} tiles={tiles} />
          </div>
          <p className="track-distance">{distanceText(map, distanceLeft(map, map.courier), locale)}</p>
        </shop-track>
      )}
    </div>
  )
}
