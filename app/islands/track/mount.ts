import { changedNotably, distanceText } from '~/domain/orders/courier-route'
import { isOngoing } from '~/domain/orders/order'
import type { TrackEvent, TrackMapData } from '~/domain/orders/track'
import { distanceBetween } from '~/domain/place/distance'
import { isThrifty } from '../connection'
import { trackUpdate } from '../updates'
import { follower, routeStore, type RouteStore } from './follow-courier'
import { moveDrawing } from './move-drawing'

/** Follows the courier of the page's order (rules 13.9). A fresh page passes new `data`. */
class Track extends HTMLElement {
  static readonly observedAttributes = ['data']
  private ended = new AbortController()
  private courier?: ReturnType<typeof follower>
  private isMapReady = false
  private removeMap = () => {}

  connectedCallback() {
    const { data } = this
    this.ended = new AbortController()
    const { signal } = this.ended
    const route = routeStore(data)
    const courier = (this.courier = follower(route.moveTo))
    announceDistance(this, route, data)
    document.addEventListener(trackUpdate, this.onUpdate, { signal })
    // A page that is left keeps no connection; one that comes back from the back-forward cache opens it again.
    addEventListener('pagehide', courier.shut, { signal })
    addEventListener('pageshow', this.openDatabase, { signal })
    const frame = this.querySelector<HTMLElement>('.track-frame')
    if (!frame) return
    moveDrawing(frame, route, data)
    if (data.key || !isThrifty())
      whenWanted(frame, { label: data.words.show, signal }, () => this.showMap(frame, data, route))
  }

  disconnectedCallback() {
    this.ended.abort()
    this.courier?.shut()
    this.removeMap()
  }

  attributeChangedCallback() {
    this.courier?.onEvent(this.data.courier)
    this.openDatabase()
  }

  private get data() {
    return JSON.parse(this.getAttribute('data') ?? '{}') as TrackMapData
  }

  private readonly openDatabase = () => {
    const { realtime } = this.data
    if (this.isMapReady && realtime) void this.courier?.open(realtime)
  }

  private readonly onUpdate = (event: Event) => {
    const { status, courier } = (event as CustomEvent<TrackEvent>).detail
    if (!isOngoing(status)) this.remove()
    else if (courier) this.courier?.onEvent(courier)
  }

  private async showMap(frame: HTMLElement, data: TrackMapData, route: RouteStore) {
    const onReady = () => {
      this.isMapReady = true
      this.openDatabase()
    }
    if (!data.key) return onReady()
    const map = await import('./order-map').catch(() => null)
    if (map && !this.ended.signal.aborted) this.removeMap = map.showMap(frame, { data, route, onReady })
  }
}

customElements.define('shop-track', Track)

/** Keeps the sentence about the courier's distance up to date, and announces notable changes (rules 13.9). */
function announceDistance(element: HTMLElement, route: RouteStore, data: TrackMapData) {
  const visibleText = element.querySelector('.track-distance')
  const liveRegion = document.createElement('p')
  liveRegion.className = 'vh'
  liveRegion.setAttribute('role', 'status')
  element.append(liveRegion)
  const currentDistance = () => distanceBetween(route.get().path.at(-1) ?? null, data.customer, 'km')
  let announced = currentDistance()
  route.subscribe(() => {
    const now = currentDistance()
    const text = distanceText(data, now, document.documentElement.lang)
    if (visibleText && visibleText.textContent !== text) visibleText.textContent = text
    if (!changedNotably(announced, now)) return
    announced = now
    liveRegion.textContent = text
  })
}

type Options = { label: string; signal: AbortSignal }

/** Shows a container's content once in view after the first paint; on a slow or metered connection by a button. */
function whenWanted(container: HTMLElement, { label, signal }: Options, show: () => unknown) {
  if (isThrifty()) return offer(container, label, show)
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    whenIdle(() => signal.aborted || show(), { timeout: 2000 })
  })
  observer.observe(container)
  signal.addEventListener('abort', () => observer.disconnect())
}

function offer(container: HTMLElement, label: string, show: () => unknown) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button quiet'
  button.textContent = label
  button.addEventListener('click', () => {
    button.remove()
    // The focus moves to where the button was.
    container.tabIndex = -1
    container.focus()
    show()
  })
  container.append(button)
}
