/** How far below the window something is when it counts as near. */
const ahead = '800px'

/** Does something, once, when an element comes near the window. */
export function whenNear(element: Element, act: () => unknown) {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      act()
    },
    { rootMargin: ahead },
  )
  near.observe(element)
  return near
}
