import { isOngoing } from '~/domain/orders/order-progress'
import { trackTold, type TrackEvent, type TrackMapData } from '~/domain/orders/track'
import { marked, markOf } from '../attributes'
import { setMark } from '../mark'
import { follower } from './follow'
import { sayWay } from './say-way'
import { wayStore } from './way-store'
import { whenWanted } from './when-wanted'

/** An element that is followed: it can be told what a fresh page says, and ended, which leaves nothing open. */
type Followed = { element: HTMLElement; renewed: () => void; end: () => void }

let followed: Followed | null = null

/** Follows the courier of the page's order, in words and on a map; once for an element, however often it is called (rules 13.7). */
export function start(element: HTMLElement) {
  if (followed?.element === element) return
  followed?.end()
  followed = follow(element)
}

/** Goes on with what a fresh page says: an order that has set out gets its map, one that is over has none. */
export function renew(page: Document) {
  const fresh = page.querySelector<HTMLElement>(marked('track'))
  const here = document.querySelector<HTMLElement>(marked('track'))
  if (!fresh) return finish()
  if (here) setMark(here, 'track', markOf(fresh, 'track') ?? '')
  else document.getElementById('track')?.replaceChildren(fresh)
  start(here ?? fresh)
  followed?.renewed()
}

function finish() {
  followed?.end()
  followed?.element.remove()
  followed = null
}

function follow(element: HTMLElement): Followed {
  const ended = new AbortController()
  const { signal } = ended
  let data = dataOf(element)
  let isMapReady = false
  let removeMap = () => {}
  const way = wayStore(data)
  const courier = follower(way.moveTo)
  const openDatabase = () => {
    if (isMapReady && data.realtime) void courier.open(data.realtime)
  }
  const onReady = () => {
    isMapReady = true
    openDatabase()
  }
  const showMap = async (room: HTMLElement) => {
    const map = await import('./order-map').catch(() => null)
    if (signal.aborted) return
    if (map) removeMap = map.showMap(room, { data, way, onReady })
    else room.replaceChildren(failure(data.words.failed))
  }
  const onTold = ({ detail }: CustomEvent<TrackEvent>) => {
    if (!isOngoing(detail.status)) finish()
    else if (detail.courier) courier.told(detail.courier)
  }

  sayWay(element, way, data)
  document.addEventListener(trackTold, onTold as EventListener, { signal })
  // A page that is left holds no line open; one that comes back from the browser's memory opens it again.
  addEventListener('pagehide', courier.shut, { signal })
  addEventListener('pageshow', openDatabase, { signal })
  const room = element.querySelector<HTMLElement>('.track-room')
  if (room) whenWanted(room, { label: data.words.show, signal }, showMap)

  return {
    element,
    renewed() {
      data = dataOf(element)
      if (data.courier) courier.told(data.courier)
      openDatabase()
    },
    end() {
      ended.abort()
      courier.shut()
      removeMap()
    },
  }
}

const failure = (textContent: string) =>
  Object.assign(document.createElement('p'), { className: 'failed', textContent })

const dataOf = (element: Element) => JSON.parse(markOf(element, 'track') ?? '{}') as TrackMapData
