import { marked, markOf, setMark, type DoesName } from '../attributes'
import { banners } from './banners'
import { copy } from './copy'
import { find } from './refill'
import { locate } from './locate'
import { more } from './more'
import { offline } from './offline'
import { sections } from './sections'
import { submit } from './submit'
import { suggest } from './suggest'

/** A behaviour of an element, which is of the kind that the behaviour is for. */
type Behaviour = (element: never) => unknown

/** What begins as soon as its element stands in the page. */
const started = { sections, more, submit, suggest, banners, find, offline } satisfies Partial<
  Record<DoesName, Behaviour>
>

/** What a button does when it is pressed. */
const onPress = {
  copy,
  locate,
  map: async (button: HTMLButtonElement) => (await import('../map/open-map')).toggleMap(button),
  step: async (button: HTMLButtonElement) => (await import('./choices')).stepped(button),
} satisfies Record<Exclude<DoesName, keyof typeof started>, Behaviour>

/** Does what the button is for. */
export function pressed(button: HTMLButtonElement): unknown {
  return behaviourOf(onPress, button)?.(button as never)
}

/** Starts what stands in the page and has not begun yet. */
export function start() {
  for (const element of document.querySelectorAll(`${marked('does')}:not(${marked('ready')})`)) {
    setMark(element, 'ready', true)
    behaviourOf(started, element)?.(element as never)
  }
}

function behaviourOf(behaviours: Partial<Record<string, Behaviour>>, element: Element) {
  return behaviours[markOf(element, 'does') ?? '']
}

// Dialogs, filled regions and further pages of a list bring behaviours of their own.
new MutationObserver(start).observe(document, { childList: true, subtree: true })
start()
