import { isOngoing } from '~/domain/orders/order'
import { trackUpdate, type TrackEvent, type TrackMapData } from '~/domain/orders/track'
import { isThrifty } from '../connection'
import { follower } from './follow'
import { announceDistance } from './announce-distance'
import { moveDrawing } from './move-drawing'
import { routeStore } from './route-store'
import { whenWanted } from './when-wanted'

/**
 * Follows the courier of the page's order, in words and on a map (rules 13.7). A fresh page passes new `data`; when the order
 * is over the element is removed.
 */
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
      whenWanted(frame, { label: data.words.show, signal }, (frame) => this.showMap(frame, data, route))
  }

  disconnectedCallback() {
    this.ended.abort()
    this.courier?.shut()
    this.removeMap()
  }

  attributeChangedCallback() {
    const { courier } = this.courier ? this.data : { courier: null }
    if (courier) this.courier?.onEvent(courier)
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

  private async showMap(frame: HTMLElement, data: TrackMapData, route: ReturnType<typeof routeStore>) {
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
