import { pressed, starting } from './element'
import { mirror } from './mirror'
import { whenNear } from './near'
import { offline } from './offline'

/** Whether an element is in use: it has the focus or, because Safari does not focus what is tapped, a changed field. */
const isUsed = (element: Element) =>
  element.matches(':focus-within,:active') ||
  [...element.querySelectorAll('input')].some(
    ({ checked, defaultChecked, value, defaultValue }) => checked !== defaultChecked || value !== defaultValue,
  )

/**
 * Loads a script with the first press in its element, which most visitors never use; at once where a list was changed
 * in place, for going back. If it fails, the form is sent.
 */
async function whenUsed(name: string, start: () => Promise<unknown>): Promise<unknown> {
  if (history.state || [...document.querySelectorAll(name)].some(isUsed)) return start()
  const begin = ({ target }: Event) => (target as Element).closest?.(name) && start().catch(() => undefined)
  for (const use of ['pointerdown', 'focusin']) document.addEventListener(use, begin)
}

/** Loads with the end of a list, which most visitors never reach. */
const nextPages = () => {
  const load = () => import('./pages').catch(() => undefined)
  for (const link of document.querySelectorAll('shop-pages > a')) whenNear(link, load)
}

/** Goes back to the previous page if it was one of this site. Otherwise the link works as usual. */
const back = (event: MouseEvent) => {
  if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return
  event.preventDefault()
  history.back()
}

/** The script that copies, once it is loaded: for Safari another import of it would end the press. */
let copying: typeof import('./copy') | undefined

const small: Record<string, CustomElementConstructor> = {
  'shop-back': starting((element) => (element.onclick = back)),
  'shop-copy': pressed(async (_button, element) => (copying ?? (await import('./copy'))).copy(element)),
  'shop-locate': pressed(async (button, element) => (await import('./locate')).locate(button, element)),
  'shop-map': pressed(async (button, element) => (await import('../map/open-map')).toggleMap(button, element)),
  'shop-messenger': pressed(async () => (await import('./messenger')).openMessenger()),
  'shop-mirror': starting(mirror),
  'shop-offline': starting(offline),
  'shop-print': pressed(() => print()),
}

/** Larger elements, each of which defines itself. */
const large: Record<string, () => unknown> = {
  'shop-autosave': () => import('./autosave'),
  'shop-banners': () => import('./banners'),
  'shop-choices': () => import('./choices'),
  'shop-chosen': () => import('./chosen'),
  'shop-code': () => import('./code'),
  'shop-countdown': () => import('./countdown'),
  'shop-draft': () => import('./draft'),
  'shop-dropdown': () => whenUsed('shop-dropdown', () => import('./dropdown')),
  'shop-filter': () => whenUsed('shop-filter', () => import('./filter')),
  'shop-lookup': () => import('./lookup'),
  'shop-notify': () => import('./notify'),
  'shop-pages': nextPages,
  'shop-reveal': () => import('./reveal'),
  'shop-sections': () => import('./sections'),
  'shop-stepper': () => import('./choices'),
  'shop-suggest': () => whenUsed('shop-suggest', () => import('./suggest')),
}

/** Loads the class of an element; nothing for a name that is not ours. */
export const define = (name: string): unknown => large[name]?.()

void whenUsed('[popovertarget]', () => import('./contain'))
// Before the press ends: Safari lets a page copy only at once after it.
void whenUsed('shop-copy', async () => (copying = await import('./copy')))
for (const [name, element] of Object.entries(small)) customElements.define(name, element)
addEventListener('pageshow', ({ persisted }) => persisted && import('./kept').then(({ renew }) => renew()))
