/** How long a banner is shown before the next one comes, in milliseconds. */
const pause = 5000

/**
 * A banner strip: its dots scroll the strip without moving the page, and show the current banner. Where the vendor
 * wants it, the strip moves on until somebody touches it or presses its button, never with reduced motion (rules 5.15).
 */
export class Banners extends HTMLElement {
  private timer?: ReturnType<typeof setInterval>
  private inView?: IntersectionObserver
  private at = 0

  connectedCallback() {
    const { strip, points } = this
    if (!strip) return
    const items = [...strip.children]
    this.inView = new IntersectionObserver(
      (entries) => entries.forEach((entry) => setCurrent(points[items.indexOf(entry.target)], entry.isIntersecting)),
      { root: strip, threshold: 0.6 },
    )
    for (const item of items) this.inView.observe(item)
    const isPicked = points.some((point) => point.getAttribute('href') === location.hash)
    const isMoving = this.querySelector('button') && !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isMoving && !isPicked) this.timer = setInterval(() => this.goOn(), pause)
    this.onpointerdown = () => clearInterval(this.timer)
    this.onclick = (event) => this.onPress(event)
  }

  disconnectedCallback() {
    clearInterval(this.timer)
    this.inView?.disconnect()
  }

  private get strip() {
    return this.querySelector('ul')
  }

  private get points() {
    return [...this.querySelectorAll('a[href^="#"]')]
  }

  private onPress(event: Event) {
    const button = (event.target as Element).closest('.banner-points > *')
    if (!button) return
    clearInterval(this.timer)
    if (button.localName === 'button') return button.remove()
    event.preventDefault()
    this.show(this.points.indexOf(button))
  }

  private goOn() {
    if (!this.matches(':hover, :focus-within') && !document.hidden) this.show(this.at + 1)
  }

  private show(number: number) {
    const items = this.strip?.children ?? []
    this.at = number % items.length
    const [frame, item] = [this.strip, items[this.at]].map((element) => element?.getBoundingClientRect())
    if (frame && item) this.strip?.scrollBy({ left: item.left + item.width / 2 - frame.left - frame.width / 2 })
  }
}

function setCurrent(point: Element | undefined, isCurrent: boolean) {
  if (isCurrent) point?.setAttribute('aria-current', 'true')
  else point?.removeAttribute('aria-current')
}

customElements.define('shop-banners', Banners)
