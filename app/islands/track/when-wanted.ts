import { isThrifty } from '../connection'

type Options = { label: string; signal: AbortSignal }

/**
 * Shows a container's content once it is in view and the page has been painted. On a slow or metered connection the customer
 * presses a button instead.
 */
export function whenWanted(room: HTMLElement, { label, signal }: Options, show: (room: HTMLElement) => unknown) {
  if (isThrifty()) return offer(room, label, show)
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    whenIdle(() => signal.aborted || show(room), { timeout: 2000 })
  })
  observer.observe(room)
  signal.addEventListener('abort', () => observer.disconnect())
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
