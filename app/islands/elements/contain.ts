/**
 * Keeps keys and screen readers in an open menu or sheet that covers the page: everything around it is inert until it
 * closes. Where styles can do that, this script does nothing.
 */
export function contain(cover: EventTarget | null, isOpen: boolean) {
  if (!(cover instanceof HTMLElement) || cover.popover !== 'auto') return
  for (let part: HTMLElement = cover; part.parentElement && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other instanceof HTMLElement && other !== part && !other.matches('.toasts')) other.inert = isOpen
}

if (!CSS.supports('interactivity', 'inert')) {
  // Comes before the focus goes back to the button that opened it.
  document.addEventListener('beforetoggle', ({ target, newState }) => contain(target, newState === 'open'), true)
  // One may have opened before this script was loaded.
  for (const cover of document.querySelectorAll('[popover=auto]'))
    if ('popover' in cover && cover.matches(':popover-open')) contain(cover, true)
}
