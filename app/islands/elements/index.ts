import { copy } from './copy'
import { mirror } from './mirror'
import { offline } from './offline'
import { reveal } from './reveal'

/** An element that starts as soon as it stands in the page. */
const starting = (start: (element: HTMLElement) => unknown) =>
  class extends HTMLElement {
    connectedCallback() {
      start(this)
    }
  }

/** An element that does something when the button in it is pressed; the bootstrap says when. */
const pressed = (act: (button: HTMLButtonElement, element: HTMLElement) => unknown) =>
  class extends HTMLElement {
    pressed(button: HTMLButtonElement) {
      return act(button, this)
    }
  }

/** Most visitors of a page with a search are never in its form. */
const suggest = (element: HTMLElement) => {
  const start = async () => (await import('./suggest')).suggest(element)
  if (element.contains(document.activeElement)) void start()
  else element.addEventListener('focusin', () => void start(), { once: true })
}

/** Most visitors of a list never filter it: what does that comes with the first press in it. */
async function whenUsed(name: string, start: () => Promise<unknown>): Promise<unknown> {
  if (document.querySelector(`${name}:focus-within`)) return start()
  const begin = ({ target }: Event) => (target as Element).closest?.(name) && void start()
  for (const use of ['pointerdown', 'focusin']) document.addEventListener(use, begin)
}

const small: Record<string, CustomElementConstructor> = {
  'shop-copy': pressed((_, element) => copy(element)),
  'shop-locate': pressed(async (button, element) => (await import('./locate')).locate(button, element)),
  'shop-map': pressed(async (button, element) => (await import('../map/open-map')).toggleMap(button, element)),
  'shop-messenger': pressed(async () => (await import('./messenger')).openMessenger()),
  'shop-mirror': starting(mirror),
  'shop-offline': starting(offline),
  'shop-print': pressed(() => window.print()),
  'shop-reveal': pressed(reveal),
  'shop-suggest': starting(suggest),
}

/** Larger elements, each of which defines itself. */
const large: Record<string, () => Promise<unknown>> = {
  'shop-autosave': () => import('./autosave'),
  'shop-banners': () => import('./banners'),
  'shop-chosen': () => import('./chosen'),
  'shop-draft': () => import('./draft'),
  'shop-filter': () => whenUsed('shop-filter', () => import('./filter')),
  'shop-lookup': () => import('./lookup'),
  'shop-pages': () => import('./pages'),
  'shop-sections': () => import('./sections'),
  'shop-stepper': () => import('./choices'),
}

/** Loads the class of an element; nothing for a name that is not ours. */
export const define = (name: string): Promise<unknown> | undefined => large[name]?.()

for (const [name, element] of Object.entries(small)) customElements.define(name, element)
