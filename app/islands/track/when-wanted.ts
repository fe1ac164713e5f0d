import { isThrifty } from '../connection'

type Wanted = { label: string; signal: AbortSignal }

/**
 * Shows a container's content once it is in view and the page has been painted. On a slow or metered connection the customer
 * presses a button instead.
 */
export function whenWanted(room: HTMLElement, { label, signal }: Wanted, show: (room: HTMLElement) => unknown) {
  if (isThrifty()) return offer(room, label, show)
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    whenIdle(() => signal.aborted || show(room), { timeout: 2000 })
  })
  seen.observe(room)
  signal.addEventListener('abort', () => seen.disconnect())
}

function offer(room: HTMLElement, label: string, show: (room: HTMLElement) => unknown) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button quiet'
  button.textContent = label
  button.addEventListener('click', () => {
    button.remove()
    // The focus moves to where the button was.
    room.tabIndex = -1
    room.focus()
    show(room)
  })
  room.append(button)
}
