/**
 * Keeps keys and screen readers in the menu or sheet that covers the page: everything around it is inert until it
 * closes. `beforetoggle` comes before the focus goes back to the button that opened it.
 */
export function containCovers() {
  document.addEventListener('beforetoggle', ({ target, newState }) => contain(target, newState === 'open'), true)
  // The press that loaded this script may have opened one already.
  for (const cover of document.querySelectorAll('[popover=auto]'))
    if ('popover' in cover && cover.matches(':popover-open')) contain(cover, true)
}

function contain(cover: EventTarget | null, isOpen: boolean) {
  if (!(cover instanceof HTMLElement) || cover.popover !== 'auto') return
  for (let part: HTMLElement = cover; part.parentElement && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other instanceof HTMLElement && other !== part && !other.matches('.toasts')) other.inert = isOpen
}
