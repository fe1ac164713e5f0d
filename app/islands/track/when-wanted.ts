import { isThrifty } from '../connection'

type Options = { label: string; signal: AbortSignal }

/**
 * Shows a container's content once it is in view and the page has been painted. On a slow or metered connection the customer
 * presses a button instead.
 */
export function whenWanted(
  container: HTMLElement,
  { label, signal }: Options,
  show: (container: HTMLElement) => unknown,
) {
  if (isThrifty()) return offer(container, label, show)
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    whenIdle(() => signal.aborted || show(container), { timeout: 2000 })
  })
  observer.observe(container)
  signal.addEventListener('abort', () => observer.disconnect())
}

function offer(container: HTMLElement, label: string, show: (container: HTMLElement) => unknown) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button quiet'
  button.textContent = label
  button.addEventListener('click', () => {
    button.remove()
    // The focus moves to where the button was.
    container.tabIndex = -1
    container.focus()
    show(container)
  })
  container.append(button)
}
