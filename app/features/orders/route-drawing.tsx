import { distanceText } from '~/domain/orders/courier-route'
import { drawingSize, pathThrough, routeView, transformAt } from '~/domain/orders/route-drawing'
import type { TrackMapData } from '~/domain/orders/track'
import { distanceBetween } from '~/domain/place/distance'
import { tilesOf } from '~/domain/place/map-view'
import type { Point } from '~/domain/place/place'
import { useLocale } from '~/i18n/use-t'
import { bike, house, store as storefront } from '~/ui/icons/drawings'
import type { MapTiles } from './track-map.server'

/** The area that tiles cover around the centre, in the drawing's pixels: wide screens show more than the drawing. */
const reach = { width: 1280, height: 640 }

/**
 * The courier's route, drawn by the server so that it works without scripts. `islands/track` moves it, and lays a map
 * over it. A text describes it for customers who cannot see it (rules 13.9). The container is always there, so that the
 * drawing can appear when the courier sets out.
 */
export function TrackMap({ map, tiles }: { map: TrackMapData | null; tiles: MapTiles | null }) {
  const locale = useLocale()
  return (
    <div className="group" id="track">
      {map && (
        <shop-track class="card track" role="region" aria-label={map.words.label} data={JSON.stringify(map)}>
          <div className="track-frame">
            <RouteDrawing map={map} tiles={tiles} />
          </div>
          <p className="track-distance">
            {distanceText(map, distanceBetween(map.courier, map.customer, 'km'), locale)}
          </p>
        </shop-track>
      )}
    </div>
  )
}

/** Store, courier and door with a line between them, on map tiles if the deployment has any. */
function RouteDrawing({ map, tiles }: { map: TrackMapData; tiles: MapTiles | null }) {
  const { store, courier, customer } = map
  const view = routeView(map)
  const { width, height } = drawingSize
  const viewBox = [-width / 2, -height / 2, width, height].join(' ')
  const knownPoints = (...points: (Point | null)[]) => points.filter((point) => point !== null)
  return (
    <>
      {tiles && (
        // In an SVG of its own: the dark theme filters it, and not every browser can filter a part of an SVG.
        <svg className="ground" viewBox={viewBox} aria-hidden="true">
          {tilesOf(view, reach).map(({ left, top, ...tile }) => (
            // Slightly larger than a tile's 256 pixels, so that no seams show.
            <image key={`${left} ${top}`} href={addressOf(tiles, tile)} x={left} y={top} width="256.5" height="256.5" />
          ))}
        </svg>
      )}
      <svg className="route" viewBox={viewBox} aria-hidden="true">
        <path className="ahead" data-part="ahead" d={pathThrough(view, knownPoints(courier, customer))} />
        <path data-part="gone" d={pathThrough(view, knownPoints(store, courier))} />
        {store && <Mark name="store" sign={storefront} at={transformAt(view, store)} />}
        {customer && <Mark name="house" sign={house} at={transformAt(view, customer)} />}
        <Mark name="bike" sign={bike} part="courier" at={transformAt(view, courier)} />
      </svg>
      {tiles && <p className="attribution">{tiles.attribution}</p>}
    </>
  )
}

/** A pin with the path of an icon, not its SVG: browsers ignore the size that CSS gives to a nested SVG. */
function Mark({ name, sign, part, at }: { name: string; sign: string; part?: string; at: string }) {
  return (
    <g className={`pin ${name}`} data-part={part} transform={at}>
      {part && <circle className="halo" r="26" />}
      <circle r="18" />
      <path className="sign" d={sign} transform="translate(-10 -10) scale(0.8333)" />
    </g>
  )
}

const addressOf = ({ url }: MapTiles, tile: { z: number; x: number; y: number }) =>
  url.replace(/\{([zxy])\}/g, (_, name: 'z' | 'x' | 'y') => String(tile[name]))
