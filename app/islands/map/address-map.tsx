import { GoogleMap, MarkerF } from '@react-google-maps/api'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { movedBy, type Point } from '~/domain/place/place'
import { lookedUp, lookUp } from '../elements/lookup'
import { latLng, mapOptions, useGoogle, type GoogleState } from './google'

export type AddressMapSettings = {
  /** The key that the maps service knows this site by, or ''. */
  key: string
  /** The centre of the map while no place is chosen. */
  centre: Point
  words: Record<'label' | 'hint' | 'use' | 'loading' | 'failed' | 'refused' | 'unknown', string>
}

type Props = { form: HTMLFormElement; settings: AddressMapSettings }

/** The zoom of rules 15.6; the height is set by the stylesheet. */
const zoom = 18

/** How far an arrow key moves the marker, in pixels; with Shift it takes longer steps. */
const step = 10
const longStep = 50

/** How long the marker must stay before its place is looked up, in milliseconds. */
const rest = 400

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The map of an address. If it cannot be shown it says so, and the form works by typing. */
export function AddressMap(props: Props) {
  return props.settings.key ? <WithKey {...props} /> : <Status state="refused" settings={props.settings} />
}

function WithKey(props: Props) {
  const state = useGoogle(props.settings.key)
  return state === 'ready' ? <MapWithMarker {...props} /> : <Status state={state} settings={props.settings} />
}

type StatusProps = { state: Exclude<GoogleState, 'ready'>; settings: AddressMapSettings }

function Status({ state, settings: { words } }: StatusProps) {
  return (
    <div className="notice" role="status">
      {state === 'refused' && <p>{words.refused}</p>}
      <p>{words[state === 'loading' ? 'loading' : 'failed']}</p>
    </div>
  )
}

/** A marker that is dragged, placed with a press, or moved with the arrow keys; where it stops fills the form. */
function MapWithMarker({ form, settings: { centre, words } }: Props) {
  const [point, setPoint] = useState(pointOf(form) ?? centre)
  const [options] = useState(mapOptions)
  const { isUnknown, choose } = usePointLookup(form)

  useEffect(() => {
    const follow = () => setPoint((before) => pointOf(form) ?? before)
    form.addEventListener(lookedUp, follow)
    return () => form.removeEventListener(lookedUp, follow)
  }, [form])
  const move = (to: Point) => {
    setPoint(to)
    void choose(to, rest)
  }
  const put = ({ latLng: at }: google.maps.MapMouseEvent) => at && move({ latitude: at.lat(), longitude: at.lng() })
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    event.stopPropagation()
    const length = event.shiftKey ? longStep : step
    move(movedBy(point, [arrow[0] * length, arrow[1] * length], zoom))
  }

  const position = latLng(point)
  return (
    <>
      <div
        role="application"
        tabIndex={0}
        aria-label={words.label}
        aria-describedby="map-hint"
        onKeyDownCapture={onKeyDown}
      >
        <GoogleMap mapContainerClassName="map" center={position} zoom={zoom} options={options} onClick={put}>
          <MarkerF position={position} draggable onDragEnd={put} />
        </GoogleMap>
      </div>
      <p className="quiet small-text" id="map-hint">
        {words.hint}
      </p>
      <button type="button" className="button quiet" onClick={() => void choose(point)}>
        {words.use}
      </button>
      <p role="status">{isUnknown && words.unknown}</p>
    </>
  )
}

/** Fills the form for a point, the last one that was chosen; `isUnknown` if no place was found there. */
function usePointLookup(form: HTMLFormElement) {
  const [isUnknown, setUnknown] = useState(false)
  const looking = useRef(new AbortController())
  useEffect(() => () => looking.current.abort(), [])
  const choose = async (at: Point, after = 0) => {
    looking.current.abort()
    const { signal } = (looking.current = new AbortController())
    await new Promise((done) => setTimeout(done, after))
    if (signal.aborted) return
    const fields = new FormData(form)
    for (const [name, value] of Object.entries({ intent: 'point', ...at })) fields.set(name, String(value))
    await lookUp(form, fields, signal).then(
      () => setUnknown(false),
      () => signal.aborted || setUnknown(true),
    )
  }
  return { isUnknown, choose }
}

function pointOf(form: HTMLFormElement): Point | null {
  const chosen = form.querySelector<HTMLElement>('[data-point]')
  const [latitude, longitude] = chosen?.dataset.point?.split(',').map(Number) ?? []
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}
