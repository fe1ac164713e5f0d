import { starting } from './element'

/** How long a banner is shown before the next one comes, in milliseconds. */
const pause = 5000

/**
 * A banner strip: its dots scroll the strip without moving the page, and show the current banner. Where the vendor
 * wants it, the strip moves on until somebody touches it or presses its button, never with reduced motion (rules 5.15).
 */
function show(element: HTMLElement, signal: AbortSignal) {
  const strip = element.querySelector('ul')
  if (!strip) return
  const items = [...strip.children]
  const points = [...element.querySelectorAll('a[href^="#"]')]
  const inView = new IntersectionObserver(
    (entries) => entries.forEach((entry) => setCurrent(points[items.indexOf(entry.target)], entry.isIntersecting)),
    { root: strip, threshold: 0.6 },
  )
  for (const item of items) inView.observe(item)
  let at = 0
  const scrollTo = (number: number) => {
    at = number % items.length
    const [frame, item] = [strip, items[at]].map((part) => part?.getBoundingClientRect())
    if (frame && item) strip.scrollBy({ left: item.left + item.width / 2 - frame.left - frame.width / 2 })
  }
  const isPicked = points.some((point) => point.getAttribute('href') === location.hash)
  const isMoving = element.querySelector('button') && !matchMedia('(prefers-reduced-motion: reduce)').matches
  const goOn = () => {
    if (!element.matches(':hover, :focus-within') && !document.hidden) scrollTo(at + 1)
  }
  const timer = isMoving && !isPicked ? setInterval(goOn, pause) : undefined
  element.onpointerdown = () => clearInterval(timer)
  element.onclick = (event) => {
    const button = (event.target as Element).closest('.banner-points > *')
    if (!button) return
    clearInterval(timer)
    if (button.localName === 'button') return button.remove()
    event.preventDefault()
    scrollTo(points.indexOf(button))
  }
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    inView.disconnect()
  })
}

function setCurrent(point: Element | undefined, isCurrent: boolean) {
  if (isCurrent) point?.setAttribute('aria-current', 'true')
  else point?.removeAttribute('aria-current')
}

customElements.define('shop-banners', starting(show))
