/**
 * The only script a page loads by itself. It fetches islands and behaviours when they are needed and, until then, holds
 * what the customer did for them. Every control also works without it: it only ever replaces a form post or a link.
 */
import { marked, markOf } from './attributes'
import { isReachable, isThrifty, lineBack } from './line'
import { isPlainPress, leavesPage, postNatively } from './native'
import { newsOf } from './news'
import { islandsOf } from './page-data'
import { say } from './plain-toast'
import { load, type Part } from './registry'

/** How long a held click waits for its island before it goes the native way, in milliseconds. */
const patience = 4000

/** What leaves the page as soon as there is a connection again. */
let leaving: (() => void) | undefined

export function startPage({ signal }: { signal?: AbortSignal } = {}) {
  document.addEventListener('submit', onSubmit, { capture: true, signal })
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('change', onChange, { signal })
  for (const touch of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(touch, onFirstTouch, { once: true, passive: true, capture: true, signal })
  }
  const live = document.querySelector(marked('live'))
  if (live) void keepFresh(live)
  const auto = document.querySelector<HTMLButtonElement>(marked('auto'))
  if (auto) pressWhereGranted(auto)
  // Without it a button pressed too early is told so by the server, the way to a gateway waits for its button, and nothing opens.
  for (const part of ['countdown', 'gateway', 'invite'] as const) {
    if (document.querySelector(marked(part))) load(part).catch(() => undefined)
  }
}

/** After the first touch the islands load when the browser is idle; on a slow line only when they are used. */
function onFirstTouch() {
  if (isThrifty()) return
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  for (const element of document.querySelectorAll(`${marked('island')},${marked('does')}`)) {
    const part = (markOf(element, 'island') ?? 'behaviours') as Part
    whenIdle(() => void load(part).catch(() => undefined), { timeout: 2000 })
  }
}

/** What asks the device where it is asks nobody else where that is granted already. */
function pressWhereGranted(button: HTMLButtonElement) {
  navigator.permissions?.query({ name: 'geolocation' }).then(
    ({ state }) => state === 'granted' && button.click(),
    () => undefined,
  )
}

/**
 * What keeps a live region fresh is loaded when there is news for it, or at once where a courier is followed. When it cannot be had
 * though the server answers again, it went with a deployment, and the page is read anew.
 */
async function keepFresh(region: Element) {
  const line = document.querySelector(marked('track')) ? undefined : await newsOf(region)
  const start = () => load('live').then((live) => void live.start(line))
  start()
    .catch(() => lineBack().then(start))
    .catch(() => location.reload())
}

/** A cart form goes to the island; if that is late or broken, the form is posted as it is. */
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const submitter = event.submitter as HTMLButtonElement | null
  if (form.matches(marked('dialog'))) openDialog(event, dialogAddress(form), submitter)
  else if (!form.matches(marked('cart'))) holdOffline(event, () => form.requestSubmit(submitter))
  else {
    event.preventDefault()
    const fields = new FormData(form, submitter)
    const late = () => new Promise<never>((_, reject) => setTimeout(reject, patience))
    void attempt(
      submitter,
      async () => (await Promise.race([load('cart-badge'), late()])).submitted(form, fields),
      () => postNatively(form, fields),
    )
  }
}

/** A link marked for it shows its page's content in a dialog instead. */
function onClick(event: MouseEvent) {
  const target = event.target as Element
  const button = target.closest?.<HTMLButtonElement>(`button${marked('does')}`)
  if (button) return press(event, button)
  const link = target.closest?.<HTMLAnchorElement>('a[href]')
  if (!link || !isPlainPress(event)) return
  if (link.matches(marked('dialog'))) openDialog(event, link.href, link)
  else if (leavesPage(link)) holdOffline(event, () => location.assign(link.href))
}

/** A button whose behaviour may come late; where it cannot be loaded the server does what it can. */
function press(event: Event, button: HTMLButtonElement) {
  event.preventDefault()
  void attempt(
    button,
    async () => (await load('behaviours')).pressed(button),
    () => button.form && postNatively(button.form, new FormData(button.form, button)),
  )
}

function dialogAddress(form: HTMLFormElement) {
  // Pairs of texts, as the form has no files.
  const query = new URLSearchParams(new FormData(form) as unknown as string[][])
  return `${form.action}?${query}`
}

function openDialog(event: Event, href: string, opener: Element | null) {
  event.preventDefault()
  void attempt(
    opener,
    async () => (await load('dialog')).open(href, opener),
    () => location.assign(href),
  )
}

function onChange(event: Event) {
  const control = event.target as HTMLInputElement | HTMLSelectElement
  const intent = markOf(control, 'keep')
  if (intent) keep(intent, control.name, control.value)
  if (control.closest(marked('choices'))) {
    load('choices').then(
      (choices) => choices.changed(control),
      () => undefined,
    )
  }
}

/** Tells the page's action what was typed, so that it is still there after a visit elsewhere. */
function keep(intent: string, name: string, value: string) {
  const body = new URLSearchParams({ intent, [name]: value })
  fetch(location.href, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
}

/**
 * Does what the customer asked for, and shows on its control that it is under way. What fails goes the native way; without a
 * connection that would replace the shop by the browser's error page, so it is said, kept, and done when the line is back.
 */
async function attempt(control: Element | null, act: () => Promise<unknown>, natively: () => void) {
  control?.setAttribute('aria-busy', 'true')
  await act().catch(async () => {
    if (await isReachable()) return natively()
    sayOffline()
    await lineBack()
    await attempt(control, act, natively)
  })
  control?.removeAttribute('aria-busy')
}

/** Without a connection the page is not left: the last thing asked for is done when the line is back. */
function holdOffline(event: Event, go: () => void) {
  if (navigator.onLine) return
  event.preventDefault()
  sayOffline()
  if (!leaving) void lineBack().then(leave)
  leaving = go
}

function leave() {
  leaving?.()
  leaving = undefined
}

function sayOffline() {
  const text = islandsOf(document)['cart-badge']?.words['error.offline']
  if (text) say(text)
}
