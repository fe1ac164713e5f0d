import { starting } from './element'

/** Marks the tab of the section being read: the first one below the tabs, in the upper part of the window. */
function watch(element: HTMLElement, signal: AbortSignal) {
  const nav = element.querySelector('nav')
  if (!nav) return
  const tabs = new Map<Element, HTMLAnchorElement>()
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (section) tabs.set(section, link)
  }
  const inView = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
      const all = [...tabs.keys()]
      // Between two sections it is the one that was read before; above all of them, the first.
      const before = all.findLast((section) => section.getBoundingClientRect().top < innerHeight / 4)
      choose(nav, tabs.get(all.find((section) => inView.has(section)) ?? before ?? all[0] ?? nav))
    },
    { rootMargin: '-25% 0px -60% 0px' },
  )
  for (const section of tabs.keys()) observer.observe(section)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Marks a tab and centres it in its row, the list of tabs or the bar around it; the first one is at the start. */
function choose(nav: HTMLElement, tab: HTMLAnchorElement | undefined) {
  if (!tab || tab.hasAttribute('aria-current')) return
  nav.querySelector('[aria-current]')?.removeAttribute('aria-current')
  tab.setAttribute('aria-current', 'true')
  for (const row of [nav, nav.closest('.menu-bar')]) {
    if (!row) continue
    if (tab === nav.querySelector('a')) {
      row.scrollTo?.({ left: 0 })
      continue
    }
    const [around, mine] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollBy?.({ left: mine.left + mine.width / 2 - around.left - around.width / 2 })
  }
}

customElements.define('shop-sections', starting(watch))
