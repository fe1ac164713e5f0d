import { GoogleMap, MarkerF, PolylineF } from '@react-google-maps/api'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { CourierRoute } from '~/domain/orders/courier-route'
import type { TrackMapData } from '~/domain/orders/track'
import { nextView, viewOf } from '~/domain/place/map-view'
import type { Point } from '~/domain/place/place'
import { latLng, mapOptions, useGoogle } from '../map/google'
import type { RouteStore } from './follow-courier'
import { glide } from './move-drawing'
import { picture } from './pictures'

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
  const courier = path.at(-1) ?? data.courier
  const size = { width: frame.clientWidth, height: frame.clientHeight }
  const wanted = [courier, data.customer ?? data.store].filter((point) => point !== null)
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
      <CourierOnMap {...{ data, courier, path, heading, colour }} />
    </GoogleMap>
  )
}

/** The page's colours for the customer's marks and for the store's, which is not the brand's. */
function coloursOf(frame: HTMLElement) {
  const styles = getComputedStyle(frame)
  return ['--theme-primary', '--dark'].map((name) => styles.getPropertyValue(name) || '#17171c') as [string, string]
}

type PlaceProps = { point: Point | null; title: string; icon: 'store' | 'house'; colour: string }

function Place({ point, title, icon, colour }: PlaceProps) {
  const [position, drawn] = useMemo(() => [point && latLng(point), picture(icon, colour)], [point, icon, colour])
  return position && <MarkerF position={position} title={title} icon={drawn} clickable={false} />
}

type CourierOnMapProps = CourierRoute & { data: TrackMapData; courier: Point; colour: string }

/** The courier, the path so far, and a dashed straight line to the door, since the coming streets are unknown. */
function CourierOnMap({ data: { customer, words }, courier, path, heading, colour }: CourierOnMapProps) {
  const shown = useGliding(courier)
  const at = latLng(shown)
  const direction = heading === null ? null : Math.round(heading / 5) * 5
  const icon = useMemo(() => picture('bike', colour, direction), [colour, direction])
  const [line, dashes] = useMemo(() => linesIn(colour), [colour])
  return (
    <>
      <PolylineF path={[...path.slice(0, -1).map(latLng), at]} options={line} />
      {customer && <PolylineF path={[at, latLng(customer)]} options={dashes} />}
      <MarkerF position={at} title={words.courier} icon={icon} clickable={false} zIndex={1} />
    </>
  )
}

/** The line styles of the path so far and the route ahead. */
function linesIn(colour: string): google.maps.PolylineOptions[] {
  const dash = { path: 'M 0,-1 0,1', strokeColor: colour, strokeOpacity: 0.75, scale: 3 }
  const line = { strokeColor: colour, clickable: false }
  return [
    { ...line, strokeOpacity: 0.9, strokeWeight: 5 },
    { ...line, strokeOpacity: 0, icons: [{ icon: dash, offset: '0', repeat: '14px' }] },
  ]
}

/** A position that moves smoothly to the next, or at once for people who want reduced motion. */
function useGliding(to: Point): Point {
  const [shown, setShown] = useState(to)
  const latest = useRef(to)
  useEffect(() => glide(latest.current, to, (place) => setShown((latest.current = place))), [to])
  return shown
}
