import type { Page } from '@playwright/test'

/**
 * A double of the maps service's script: a map of drawn tiles with a draggable marker, and the events of both. It is
 * sent to the page as text, so it must be self-contained.
 */
export function drawMaps() {
  type Point = { lat: number; lng: number }
  type Run = (event?: unknown) => void

  class Target {
    private readonly listeners: { name: string; run: Run }[] = []
    listen(name: string, run: Run) {
      const listener = { name, run }
      this.listeners.push(listener)
      return { remove: () => this.listeners.splice(this.listeners.indexOf(listener), 1) }
    }
    fire(name: string, event?: unknown) {
      for (const listener of [...this.listeners]) if (listener.name === name) listener.run(event)
    }
  }

  const tile = 256
  const eventAt = ({ lat, lng }: Point) => ({ latLng: { lat: () => lat, lng: () => lng } })

  class Map extends Target {
    readonly element: HTMLElement
    readonly markers: (Marker | Polyline)[] = []
    centre: Point = { lat: 0, lng: 0 }
    zoom = 0
    readonly isDark: boolean
    constructor(element: HTMLElement, { colorScheme }: { colorScheme?: string } = {}) {
      super()
      this.element = element
      this.isDark = colorScheme === 'DARK'
      element.style.position = 'relative'
      element.style.overflow = 'hidden'
      for (let at = 0; at < 4; at++) {
        const drawn = document.createElement('div')
        drawn.className = 'tile'
        const colours = this.isDark ? ['#242a33', '#1f2b26'] : ['#e8e4dc', '#dfe9df']
        drawn.style.cssText = `position:absolute;inset-block-start:${Math.floor(at / 2) * 150}px;left:${(at % 2) * 50}%;inline-size:50%;block-size:150px;background:${colours[at % 3 ? 0 : 1]}`
        element.append(drawn)
      }
      element.addEventListener('click', (event) => this.fire('click', eventAt(this.pointAt(event))))
      Object.assign(window, { shownMap: this })
    }
    setOptions(options: { center?: Point; zoom?: number }) {
      if (options.zoom !== undefined) this.setZoom(options.zoom)
      if (options.center) this.setCenter(options.center)
    }
    setCenter(centre: Point) {
      this.centre = centre
      this.draw()
    }
    setZoom(zoom: number) {
      this.zoom = zoom
      this.draw()
    }
    getZoom() {
      return this.zoom
    }
    draw() {
      for (const marker of this.markers) marker.draw()
    }
    getDiv() {
      return this.element
    }
    scale() {
      return 360 / (tile * 2 ** this.zoom)
    }
    pointAt({ clientX, clientY }: { clientX: number; clientY: number }): Point {
      const box = this.element.getBoundingClientRect()
      const right = clientX - box.left - box.width / 2
      const down = clientY - box.top - box.height / 2
      const shrunk = Math.cos((this.centre.lat * Math.PI) / 180)
      return { lat: this.centre.lat - down * this.scale() * shrunk, lng: this.centre.lng + right * this.scale() }
    }
  }

  type Icon = { url: string; scaledSize: { width: number; height: number }; anchor: { x: number; y: number } }

  class Marker extends Target {
    readonly element = document.createElement('div')
    private map: Map | null = null
    position: Point = { lat: 0, lng: 0 }
    constructor(options: { map?: Map; position?: Point; icon?: Icon; title?: string }) {
      super()
      this.element.className = 'marker'
      this.element.style.cssText =
        'position:absolute;inline-size:32px;block-size:32px;margin:-32px 0 0 -16px;border-radius:50% 50% 50% 0;rotate:-45deg;background:#d23;touch-action:none'
      this.element.addEventListener('click', (event) => event.stopPropagation())
      this.element.addEventListener('pointerdown', (event) => this.drag(event))
      if (options.position) this.position = options.position
      this.setTitle(options.title ?? '')
      if (options.icon) this.setIcon(options.icon)
      if (options.map) this.setMap(options.map)
    }
    setMap(map: Map | null) {
      this.element.remove()
      this.map?.markers.splice(this.map.markers.indexOf(this), 1)
      this.map = map
      if (!map) return
      map.markers.push(this)
      map.element.append(this.element)
      this.draw()
    }
    setPosition(position: Point) {
      this.position = position
      this.draw()
    }
    setTitle(title: string) {
      this.element.title = title
    }
    setIcon({ url, scaledSize, anchor }: Icon) {
      const { style } = this.element
      this.element.dataset.icon = url
      style.background = `url("${url}")`
      style.inlineSize = `${scaledSize.width}px`
      style.blockSize = `${scaledSize.height}px`
      style.margin = `${-anchor.y}px 0 0 ${-anchor.x}px`
      style.rotate = 'none'
      style.borderRadius = '0'
    }
    setOptions() {}
    setDraggable() {}
    setClickable() {}
    setZIndex() {}
    setAnimation() {}
    draw() {
      if (!this.map) return
      const { centre } = this.map
      const shrunk = Math.cos((centre.lat * Math.PI) / 180)
      const right = (this.position.lng - centre.lng) / this.map.scale()
      const down = (centre.lat - this.position.lat) / this.map.scale() / shrunk
      this.element.style.left = `calc(50% + ${right}px)`
      this.element.style.top = `calc(50% + ${down}px)`
    }
    private drag(event: PointerEvent) {
      const { map } = this
      if (!map) return
      this.element.setPointerCapture(event.pointerId)
      const started = map.pointAt(event)
      const from = this.position
      const onMove = (at: PointerEvent) => {
        const now = map.pointAt(at)
        this.setPosition({ lat: from.lat + now.lat - started.lat, lng: from.lng + now.lng - started.lng })
      }
      const onEnd = () => {
        this.element.removeEventListener('pointermove', onMove)
        this.fire('dragend', eventAt(this.position))
      }
      this.element.addEventListener('pointermove', onMove)
      this.element.addEventListener('pointerup', onEnd, { once: true })
    }
  }

  /** A line of straight parts; a line with icons is dashed. */
  class Polyline extends Target {
    readonly element = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    private readonly line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
    private map: Map | null = null
    path: Point[] = []
    constructor(options: object) {
      super()
      this.element.setAttribute('class', 'line')
      this.element.style.cssText =
        'position:absolute;inset:0;inline-size:100%;block-size:100%;overflow:visible;pointer-events:none'
      this.line.setAttribute('fill', 'none')
      this.element.append(this.line)
      this.setOptions(options)
    }
    setOptions({ path, map, ...look }: { path?: Point[]; map?: Map; strokeColor?: string; icons?: object[] }) {
      this.line.setAttribute('stroke', look.strokeColor ?? '#000')
      this.line.setAttribute('stroke-width', '5')
      this.line.setAttribute('stroke-dasharray', look.icons ? '4 9' : '')
      if (path) this.path = path
      if (map && map !== this.map) this.setMap(map)
      this.draw()
    }
    setPath(path: Point[]) {
      this.path = path
      this.draw()
    }
    setMap(map: Map | null) {
      this.element.remove()
      this.map?.markers.splice(this.map.markers.indexOf(this), 1)
      this.map = map
      map?.markers.push(this)
      map?.element.append(this.element)
      this.draw()
    }
    draw() {
      if (!this.map) return
      const { centre, element } = this.map
      const shrunk = Math.cos((centre.lat * Math.PI) / 180)
      const scale = this.map.scale()
      const points = this.path.map(({ lat, lng }) => [
        element.clientWidth / 2 + (lng - centre.lng) / scale,
        element.clientHeight / 2 + (centre.lat - lat) / scale / shrunk,
      ])
      this.line.setAttribute('points', points.map((point) => point.join(',')).join(' '))
    }
  }

  class Size {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
  }
  class PixelPoint {
    constructor(
      readonly x: number,
      readonly y: number,
    ) {}
  }

  const event = {
    addListener: (target: Target, name: string, run: Run) => target.listen(name, run),
    removeListener: (listener: { remove(): void }) => listener.remove(),
    trigger: (target: Target, name: string, what: unknown) => target.fire(name, what),
  }
  Object.assign(window, { google: { maps: { Map, Marker, Polyline, Size, Point: PixelPoint, event } } })
}

/** The address of the script, and its answer: a map, or a refusal of the key. */
export const mapsScript = 'https://maps.googleapis.com/maps/api/js*'
export const mapsDouble = `(${drawMaps.toString()})();window.initMap()`
export const mapsRefusal = `${mapsDouble};window.gm_authFailure()`

/**
 * Answers a page's maps script with the double or with the given text; null blocks it. Returns the requested addresses.
 * It holds back only the maps, because a page with a Playwright route loads every other file without the browser's
 * cache.
 */
export async function answerMaps(page: Page, text: string | null = mapsDouble) {
  const requests: string[] = []
  const body = text === null ? null : Buffer.from(text).toString('base64')
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    requests.push(request.url)
    const answer =
      body === null
        ? devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
        : devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
    // The page may have been left.
    answer.catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: mapsScript }] })
  return requests
}

const responseHeaders = [{ name: 'Content-Type', value: 'text/javascript' }]
