import { MarkerF, PolylineF } from '@react-google-maps/api'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '~/domain/place/place'
import { glide } from './glide'
import { latLng, picture } from './pictures'

type Props = {
  courier: Point
  customer: Point | null
  /** All positions of the courier, including the last one. */
  path: Point[]
  heading: number | null
  colour: string
  title: string
}

/** The courier, the path travelled so far, and a dashed straight line to the door, since the coming streets are unknown. */
export function CourierOnMap({ courier, customer, path, heading, colour, title }: Props) {
  const shown = useGliding(courier)
  const at = latLng(shown)
  const direction = heading === null ? null : Math.round(heading / 5) * 5
  const icon = useMemo(() => picture('bike', colour, direction), [colour, direction])
  const [line, dashes] = useMemo(() => linesIn(colour), [colour])
  return (
    <>
      <PolylineF path={[...path.slice(0, -1).map(latLng), at]} options={line} />
      {customer && <PolylineF path={[at, latLng(customer)]} options={dashes} />}
      <MarkerF position={at} title={title} icon={icon} clickable={false} zIndex={1} />
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
