/** How long a banner is shown before the next one comes, in milliseconds. */
const pause = 5000

/**
 * A strip of banners: its points bring theirs into view without moving the page and tell which are. Where the vendor wants it the
 * strip goes on by itself, until somebody touches it or presses its button; never where less motion is asked for (rules 5.15).
 */
export function banners(region: HTMLElement) {
  const strip = region.querySelector('ul')
  const points = [...region.querySelectorAll('a[href^="#"]')]
  if (!strip || points.length === 0) return
  const items = [...strip.children]
  const pointOf = (item: Element) => points[items.indexOf(item)]
  const inView = new IntersectionObserver(
    (entries) => entries.forEach((entry) => mark(pointOf(entry.target), entry.isIntersecting)),
    { root: strip, threshold: 0.6 },
  )
  items.forEach((item) => inView.observe(item))

  let at = 0
  const show = (number: number) => {
    at = number % items.length
    const [frame, item] = [strip, items[at] ?? strip].map((element) => element.getBoundingClientRect())
    if (frame && item) strip.scrollBy({ left: item.left + item.width / 2 - frame.left - frame.width / 2 })
  }
  const goOn = () => region.matches(':hover, :focus-within') || document.hidden || show(at + 1)
  const isPicked = points.some((point) => point.getAttribute('href') === location.hash)
  const isStill = isPicked || !region.querySelector('button') || matchMedia('(prefers-reduced-motion: reduce)').matches
  const timer = isStill ? 0 : setInterval(goOn, pause)

  region.addEventListener('pointerdown', () => clearInterval(timer))
  region.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('.banner-points > *')
    if (!button) return
    clearInterval(timer)
    if (button.localName === 'button') return button.remove()
    event.preventDefault()
    show(points.indexOf(button))
  })
}

function mark(point: Element | undefined, isInView: boolean) {
  if (isInView) point?.setAttribute('aria-current', 'true')
  else point?.removeAttribute('aria-current')
}
