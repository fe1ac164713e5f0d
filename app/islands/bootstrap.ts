/**
 * The only script that every page loads. It loads islands and elements when they are needed and holds the customer's
 * clicks until then. Every control also works without it: a script only replaces a form post or a link. `data-cart`
 * marks a form that the cart island sends; `data-dialog` marks a link or form whose page opens in a dialog. They are
 * attributes because a page has too many of them for elements.
 */
import { define, load, waiting } from './chunks'
import { isReachable, isThrifty, reconnected } from './connection'
import { fieldsOf, isPlainPress, leavesPage, postNatively, reloadOnce } from './native'
import { sayOffline } from './plain-toast'

const root = document.documentElement

/** The button whose form is being sent. Another button of the same form may still be pressed. */
let sent: Element | null = null
let waited: ReturnType<typeof setTimeout> | undefined

/** How many cart forms wait for the island, and the end of the last one. */
let held = 0
let holding: Promise<unknown> = Promise.resolve()

/** The last action that waits to leave the page. */
let leaving: (() => void) | null

/** An element that does something when the button in it is pressed. */
type Pressable = Element & { pressed?: (button: HTMLButtonElement) => unknown }

export function startPage({ signal }: { signal?: AbortSignal } = {}) {
  // Makes a page that answers a form a visit: reloading it, or going back to it, then sends nothing and shows no
  // browser error.
  history.replaceState(history.state, '')
  document.addEventListener('submit', onSubmit, { capture: true, signal })
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('input', onInput, { signal })
  // The window gets the event last, so anything handled in the page by then does not leave it.
  addEventListener('submit', onLeave, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && endPending(), { signal })
  window.navigation?.addEventListener('navigateerror', endPending, { signal })
  // Another navigation may abort the view transition, which browsers would report as an error of this page.
  addEventListener('pageswap', ({ viewTransition }) => void viewTransition?.ready.catch(() => undefined), { signal })
  for (const touch of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(touch, onFirstTouch, { once: true, capture: true, signal })
  }
  // A control was touched before this script had loaded.
  if (document.querySelector('body :focus:not([autofocus])')) onFirstTouch()
  const live = document.querySelector('shop-live[every]')
  if (live) void keepFresh(live)
  const locate = document.querySelector<HTMLButtonElement>('shop-locate[auto] > button')
  if (locate) pressWhereGranted(locate)
  // A list that was changed in place needs its script for going back, also after a reload.
  const atOnce = 'shop-track,shop-countdown,shop-gateway,shop-invite'
  for (const element of document.querySelectorAll(history.state ? waiting : atOnce)) tryDefine(element)
}

/** If something cannot be loaded, its markup stays as it is. */
const tryDefine = (element: Element) => void define(element).catch(() => undefined)

/** The rest loads right after the first touch; on a slow connection only when it is used. */
function onFirstTouch() {
  if (isThrifty()) return
  for (const element of document.querySelectorAll(`${waiting}:not(shop-live)`)) setTimeout(tryDefine, 0, element)
}

/** A device that has already given permission is asked for its place without a press. */
function pressWhereGranted(button: HTMLButtonElement) {
  navigator.permissions?.query({ name: 'geolocation' }).then(
    ({ state }) => state === 'granted' && button.click(),
    () => undefined,
  )
}

/**
 * The script that keeps a live region fresh loads with its first update. If it cannot be loaded although the server
 * answers again, a deployment has removed it, and the page reloads once.
 */
async function keepFresh(region: Element) {
  const start = async () => {
    await (await load('updates')).nextUpdate(region)
    await load('live')
  }
  start()
    .catch(() => reconnected().then(start))
    .catch(reloadOnce)
}

/** A cart form goes to the island; if that is late or broken, the form is posted normally. */
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const submitter = event.submitter as HTMLButtonElement | null
  if (submitter && submitter === sent) event.preventDefault()
  else if (form.matches('[data-dialog]')) openDialog(event, `${form.action}?${fieldsOf(new FormData(form))}`, submitter)
  // A question on a page of its own is left when it is answered.
  else if (!form.matches('[data-cart]') || form.matches('main #confirm'))
    holdLeaving(event, () => form.requestSubmit(submitter))
  else {
    event.preventDefault()
    const fields = new FormData(form, submitter)
    // Leaving the page would lose the others that wait, so only what was pressed last leaves it, after those before.
    const post = (): unknown =>
      --held || leaving ? fetch(form.action, { method: 'POST', body: fieldsOf(fields) }) : postNatively(form, fields)
    const before = holding
    held++
    holding = attempt(
      submitter,
      async () => {
        const patience = 4000
        const late = new Promise<never>((_, reject) => setTimeout(reject, patience))
        await (await Promise.race([load('cart'), late])).submitted(form, fields)
        held--
      },
      () => before.then(post, post),
    )
  }
}

function onLeave(event: Event) {
  if (!event.defaultPrevented) leave((event as SubmitEvent).submitter)
}

/** Shows that a form or link is leaving the page, and lets a button send its form only once. */
function leave(control: Element | null) {
  control?.setAttribute('aria-busy', 'true')
  sent = control
  clearTimeout(waited)
  // Deferred: a navigation that this one replaces reports its end first.
  setTimeout(() => (root.dataset.leaving = ''))
  const mostWait = 30_000
  waited = setTimeout(endPending, mostWait)
}

/** The page was not left after all, or came back from the back/forward cache: nothing is pending. */
function endPending() {
  sent = leaving = null
  delete root.dataset.leaving
  for (const control of document.querySelectorAll('a,button')) control.removeAttribute('aria-busy')
}

function onClick(event: MouseEvent) {
  const target = event.target as Element
  const button = target.closest?.('button')
  const element = button?.parentElement as Pressable | null | undefined
  if (button && element && (element.matches(waiting) || element.pressed)) return press(event, button, element)
  const link = target.closest?.<HTMLAnchorElement>('a[href]')
  if (!link || !isPlainPress(event)) return
  if (link.matches('[data-dialog]')) openDialog(event, link.href, link)
  else if (leavesPage(link)) {
    holdLeaving(event, () => link.click())
    onLeave(event)
  }
}

/** A button whose element may load late. If it cannot be loaded, the form is posted, or the page reloads. */
function press(event: Event, button: HTMLButtonElement, element: Pressable) {
  event.preventDefault()
  void attempt(
    button,
    async () => {
      await define(element)
      // Fails for an element that is not for pressing.
      await (element as Required<Pressable>).pressed(button)
    },
    () => (button.type === 'submit' ? postNatively(button.form!, new FormData(button.form!, button)) : reloadOnce()),
  )
}

function openDialog(event: Event, href: string, opener: Element | null) {
  event.preventDefault()
  void attempt(
    opener,
    async () => (await load('dialog')).open(href, opener),
    () => location.assign(href),
  )
}

/** An element that is not loaded yet loads when somebody types or chooses in it, and then reads the current value. */
function onInput({ target }: Event) {
  const element = (target as Element).closest(waiting)
  if (element) tryDefine(element)
}

/**
 * Does what the customer asked for, and shows on its control that it is pending. If it fails, the browser does it
 * natively, which leaves the page unless it returns something. Without a connection that would replace the shop with
 * the browser's error page, so the customer is told, and the action is done when the connection is back.
 */
async function attempt(control: Element | null, act: () => Promise<unknown>, natively: () => unknown) {
  control?.setAttribute('aria-busy', 'true')
  await act().catch(async () => {
    // Deferred: the attempt reports its own end first.
    if (await isReachable()) return (await natively()) ?? setTimeout(leave, 0, control)
    await sayOffline()
    await attempt(control, act, natively)
  })
  control?.removeAttribute('aria-busy')
}

/** The page is not left without a connection, or while cart forms wait: the last thing asked for is done afterwards. */
function holdLeaving(event: Event, go: () => void) {
  if (navigator.onLine && !held) return
  event.preventDefault()
  leaving = go
  if (held) leave(null)
  void (held ? holding : sayOffline()).then(() => leaving === go && go())
}
