import { marked, markOf, type DoesName } from '../attributes'
import { setMark } from '../mark'
import { copy } from './copy'
import { mirror } from './mirror'
import { more } from './more'
import { offline } from './offline'

/** A behaviour of an element, which is of the kind that the behaviour is for. Larger ones come when a page has them. */
type Behaviour = (element: never) => unknown

/** What begins as soon as its element stands in the page. */
const started = {
  sections: async (tabs: HTMLElement) => (await import('./sections')).sections(tabs),
  more,
  offline,
  mirror,
  suggest: (form: HTMLFormElement) => onceEntered(form, async () => (await import('./suggest')).suggest(form)),
  banners: async (region: HTMLElement) => (await import('./banners')).banners(region),
  draft: async (form: HTMLFormElement) => (await import('./draft')).draft(form),
  find: async (form: HTMLFormElement) => (await import('./refill')).find(form),
} satisfies Partial<Record<DoesName, Behaviour>>

/** What a button does when it is pressed. */
const onPress = {
  copy,
  locate: async (button: HTMLButtonElement) => (await import('./locate')).locate(button),
  map: async (button: HTMLButtonElement) => (await import('../map/open-map')).toggleMap(button),
  messenger: async () => (await import('./messenger')).openMessenger(),
  print: () => window.print(),
  step: async (button: HTMLButtonElement) => (await import('./choices')).stepped(button),
} satisfies Record<Exclude<DoesName, keyof typeof started>, Behaviour>

/** Waits until somebody is in the form: most visitors of a page with a search never are. */
function onceEntered(form: HTMLFormElement, begin: () => void) {
  if (form.contains(document.activeElement)) begin()
  else form.addEventListener('focusin', begin, { once: true })
}

const begun = new WeakSet<Element>()

/** Does what the button is for. */
export function pressed(button: HTMLButtonElement): unknown {
  return behaviourOf(onPress, button)?.(button as never)
}

/** Starts what stands in the page and has not begun yet; what cannot be loaded is left to the page as it is. */
export function start() {
  for (const element of document.querySelectorAll(marked('does'))) {
    if (begun.has(element)) continue
    begun.add(element)
    const result = behaviourOf(started, element)?.(element as never)
    const onReady = () => setMark(element, 'ready', true)
    if (result instanceof Promise) result.then(onReady, () => undefined)
    else onReady()
  }
}

function behaviourOf(behaviours: Partial<Record<string, Behaviour>>, element: Element) {
  return behaviours[markOf(element, 'does') ?? '']
}

// Dialogs, filled regions and further pages of a list bring behaviours of their own.
new MutationObserver(start).observe(document, { childList: true, subtree: true })
start()
