/**
 * The only script a page loads by itself. It fetches islands and behaviours when they are needed and, until then, holds
 * what the customer did for them. Every control also works without it: it only ever replaces a form post or a link.
 */

type CartIsland = typeof import('./cart/mount')

/** How long a held click waits for its island before it goes the native way, in milliseconds. */
const patience = 4000

let cart: Promise<CartIsland> | undefined

export function startPage() {
  document.addEventListener('submit', holdSubmit, true)
  document.addEventListener('click', openDialogLink)
  document.addEventListener('change', onChange)
  for (const touch of ['pointerdown', 'keydown', 'touchstart', 'scroll']) {
    addEventListener(touch, onFirstTouch, { once: true, passive: true, capture: true })
  }
  if (document.querySelector('[data-live]')) void load(() => import('./behaviours/live')).then((live) => live.start())
}

function loadCart() {
  return (cart ??= load(() => import('./cart/mount')))
}

/** After the first touch the cart loads when the browser is idle; on a slow line only when the cart itself is used. */
function onFirstTouch() {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection
  if (!document.querySelector('[data-island]') || line?.saveData || /2g/.test(line?.effectiveType ?? '')) return
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  whenIdle(() => void loadCart().catch(() => undefined), { timeout: 2000 })
}

/** A cart form goes to the island; if that is late or broken, the form is posted as it is. */
function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (form.hasAttribute('data-dialog')) return openDialog(event, dialogAddress(form), event.submitter)
  if (!form.hasAttribute('data-cart')) return
  event.preventDefault()
  const submitter = event.submitter as HTMLButtonElement | null
  const fields = new FormData(form, submitter)
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience))
  submitter?.setAttribute('aria-busy', 'true')
  Promise.race([loadCart(), late])
    .then((island) => island.submitted(form, fields))
    .catch(() => postNatively(form, fields))
    .finally(() => submitter?.removeAttribute('aria-busy'))
}

function dialogAddress(form: HTMLFormElement) {
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  return `${form.action}?${query}`
}

/** Posts the fields as they were when the customer pressed the button. */
export function postNatively(form: HTMLFormElement, fields: FormData) {
  for (const old of form.querySelectorAll('[data-held]')) old.remove()
  for (const [name, value] of fields) {
    if (form.querySelector(`input[name="${name}"],textarea[name="${name}"],select[name="${name}"]`)) continue
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    form.lastElementChild?.setAttribute('data-held', '')
  }
  HTMLFormElement.prototype.submit.call(form)
}

/** A link marked data-dialog shows its page's content in a dialog instead. */
function openDialogLink(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a[data-dialog]') as HTMLAnchorElement | null
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  openDialog(event, link.href, link)
}

function openDialog(event: Event, href: string, opener: Element | null) {
  event.preventDefault()
  load(() => import('./behaviours/dialog'))
    .then((dialog) => dialog.open(href, opener))
    .catch(() => location.assign(href))
}

function onChange(event: Event) {
  const control = event.target as HTMLInputElement | HTMLSelectElement
  if (control.dataset.keep) keep(control.dataset.keep, control.name, control.value)
  if (control.closest('[data-choices]'))
    void load(() => import('./behaviours/choices')).then((choices) => choices.changed(control))
}

/** Tells the page's action what was typed, so that it is still there after a visit elsewhere. */
function keep(intent: string, name: string, value: string) {
  const body = new URLSearchParams({ intent, [name]: value })
  fetch(location.href, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
}

/** Imports a chunk; a failure is tried once more, then the page reloads once, never in a loop. */
function load<Module>(chunk: () => Promise<Module>): Promise<Module> {
  return chunk()
    .catch(chunk)
    .catch((error: unknown) => {
      if (!sessionStorage.reloadedForChunk) {
        sessionStorage.reloadedForChunk = '1'
        location.reload()
      }
      throw error
    })
}
