import { GoogleMap, MarkerF } from '@react-google-maps/api'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Point } from '~/domain/place/place'
import { nextView, viewOf } from '~/domain/place/map-view'
import type { TrackMapData } from '~/domain/orders/track'
import { mapOptions, useGoogle } from '../map/google'
import { CourierOnMap } from './courier-on-map'
import { latLng, picture } from './pictures'
import type { RouteStore } from './route-store'

type Props = {
  data: TrackMapData
  route: RouteStore
  /** Called once the map is drawn. */
  onReady: () => void
}

/** The largest zoom of an order's map (rules 13.9); the height is set by the stylesheet. */
const nearest = 15

/** Draws the map of an order over the drawing in its frame; the returned function removes it. */
export function showMap(frame: HTMLElement, props: Props): () => void {
  const over = document.createElement('div')
  over.className = 'track-over'
  frame.append(over)
  const root = createRoot(over)
  root.render(<OrderMap {...props} frame={frame} />)
  return () => root.unmount()
}

/** Until the map can be shown, and if it cannot, the drawing below stays. */
function OrderMap(props: Props & { frame: HTMLElement }) {
  const state = useGoogle(props.data.key)
  return state === 'ready' ? <DrawnMap {...props} /> : null
}

/** Store, customer and courier. The map follows them until the customer moves it. */
function DrawnMap({ data, route, frame, onReady }: Props & { frame: HTMLElement }) {
  const { path, heading } = useSyncExternalStore(route.subscribe, route.get)
  const courier = path.at(-1)
  const size = { width: frame.clientWidth, height: frame.clientHeight }
  const wanted = [courier, data.customer ?? data.store].filter((point) => point != null)
  const [view, setView] = useState(() => viewOf(wanted, size, nearest))
  const [isMoved, setMoved] = useState(false)
  const next = isMoved ? view : nextView(view, wanted, size, nearest)
  if (next !== view) setView(next)
  const map = useRef<google.maps.Map | null>(null)
  useEffect(onReady, [onReady])

  // The same objects in every render, because the map is changed by each new object.
  const centre = useMemo(() => latLng(next.centre), [next.centre])
  const [options] = useState(mapOptions)
  const [colour, storeColour] = useMemo(() => coloursOf(frame), [frame])
  return (
    <GoogleMap
      mapContainerClassName="track-map"
      center={centre}
      zoom={next.zoom}
      options={options}
      onLoad={(image) => void (map.current = image)}
      onDragStart={() => setMoved(true)}
      onZoomChanged={() => map.current && map.current.getZoom() !== next.zoom && setMoved(true)}
    >
      <Place point={data.store} title={data.words.store} icon="store" colour={storeColour} />
      <Place point={data.customer} title={data.words.customer} icon="house" colour={colour} />
      {courier && (
        <CourierOnMap {...{ courier, heading, path, colour }} customer={data.customer} title={data.words.courier} />
      )}
    </GoogleMap>
  )
}

/** The page's colours for the customer's marks and for the store's, which is not the brand's. */
function coloursOf(frame: HTMLElement) {
  const styles = getComputedStyle(frame)
  return ['--theme-primary', '--dark'].map((name) => styles.getPropertyValue(name) || '#17171c') as [string, string]
}

type PlaceProps = { point: Point | null; title: string; icon: 'store' | 'house'; colour: string }

/** A fixed position. */
function Place({ point, title, icon, colour }: PlaceProps) {
  const [position, drawn] = useMemo(() => [point && latLng(point), picture(icon, colour)], [point, icon, colour])
  return position && <MarkerF position={position} title={title} icon={drawn} clickable={false} />
}
