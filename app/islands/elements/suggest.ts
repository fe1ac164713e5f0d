import { defineIn, fetchPage } from '../fetch-page'
import { fieldsOf } from '../native'
import { starting } from './element'

/** How long typing must pause before the text is looked up, in milliseconds. */
const rest = 300

/** Shorter texts are not looked up, unless the element says otherwise. */
const shortest = 3

/**
 * Fills the regions of a search form while the customer types, from the page that the form leads to, or from the
 * element's `source`. On that page the address follows the text, so that Back shows it again. The request has `typing`,
 * which marks an unfinished text, and a `session` id if the form has a field for it. The arrow keys move through the
 * results, and Escape returns to the field. A text picked from the field's list presses the form's search button.
 */
export function suggest(element: Element) {
  const form = element.closest('form') ?? element.querySelector('form')
  if (!form) return
  const regions = regionsOf(element)
  const session = form.querySelector<HTMLInputElement>('input[name="session"]')
  if (session) session.value ||= crypto.randomUUID?.() ?? ''
  const source = element.getAttribute('source')
  const isOfPage =
    !source && !element.closest('dialog') && new URL(form.action, location.href).pathname === location.pathname
  const enough = Number(element.getAttribute('shortest') ?? shortest)
  const show = (page: Document | null, box: HTMLInputElement) => {
    if (isOfPage) {
      // With a state the page loads this script also after a reload, for going back.
      history.replaceState(true, '', addressOf(form))
      // Safari resets a field without autocompletion when Back shows the kept page.
      box.defaultValue = box.value
    }
    fill(regions, page, box)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  const look = (box: EventTarget | null) => {
    if (!(box instanceof HTMLInputElement) || box.form !== form) return
    clearTimeout(timer)
    request?.abort()
    clearError(element, box)
    if (isPicked(box)) return element.querySelector('button')?.click()
    if (box.value.trim().length < enough) return show(null, box)
    timer = setTimeout(() => {
      request = new AbortController()
      fetchPage(`${addressOf(form, source)}&typing=`, { signal: request.signal }).then(
        (page) => page && page !== 'elsewhere' && show(page, box),
        () => undefined,
      )
    }, rest)
  }
  element.addEventListener('input', (event) => look(event.target))
  for (const part of [form, ...regions]) part.addEventListener('keydown', (event) => walk(form, regions, event))
  const box = element.querySelector<HTMLInputElement>('input:not([type="hidden"])')
  if (!box) return
  // Entries of this page may have other texts: one where a part of the menu, or a filter, was pressed before.
  if (isOfPage) addEventListener('popstate', () => box.isConnected && !isShown(box) && location.reload())
  // The customer typed before this script was loaded, and may have moved on.
  if (box.value !== box.defaultValue) look(box)
}

function addressOf(form: HTMLFormElement, source?: string | null) {
  const fields = fieldsOf(new FormData(form))
  const query = source ? new URLSearchParams({ search: fields.get('search') ?? '' }) : fields
  return `${source ?? form.action.split('#')[0]}?${query}`
}

/** Whether the page shows the results for the text in its address. */
const isShown = ({ name, defaultValue }: HTMLInputElement) =>
  defaultValue.trim() === (new URLSearchParams(location.search).get(name) ?? '').trim()

/** Removes the error about the earlier text, because another one is being typed. */
function clearError(element: Element, box: HTMLInputElement) {
  const error = element.querySelector('.error')
  if (!error) return
  error.remove()
  box.removeAttribute('aria-invalid')
  box.setAttribute('aria-describedby', (box.getAttribute('aria-describedby') ?? '').replace(error.id, '').trim())
}

const isPicked = ({ list, value }: HTMLInputElement) =>
  [...(list?.options ?? [])].some((option) => option.value === value)

/** The element's regions, in the dialog or page that it is in. */
function regionsOf(element: Element) {
  const ids = element.getAttribute('regions')?.split(' ') ?? []
  return ids.flatMap((id) => [...(element.closest('dialog') ?? document).querySelectorAll<HTMLElement>(`#${id}`)])
}

/** Fills each region from its copy in a fresh page, or empties it. A focus in it returns to the field. */
function fill(regions: HTMLElement[], page: Document | null, box: HTMLElement) {
  for (const region of regions) {
    if (region.contains(document.activeElement)) box.focus()
    region.replaceChildren(...(page?.getElementById(region.id)?.childNodes ?? []))
    defineIn(region)
  }
}

/** Moves the focus between the field and what is found below it. */
function walk(form: HTMLFormElement, regions: HTMLElement[], event: KeyboardEvent) {
  const box = form.querySelector<HTMLElement>('input:not([type="hidden"])')
  const { activeElement } = document
  if (!box || event.isComposing || !(activeElement instanceof HTMLElement)) return
  const below = regions.filter((region) => form.compareDocumentPosition(region) & 4)
  const stops = [box, ...below.flatMap((region) => [...region.querySelectorAll<HTMLElement>('a[href],button')])]
  const at = stops.indexOf(activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: 0 }[event.key]
  if (at < 0 || to === undefined || to === at || !stops[to]) return
  event.preventDefault()
  event.stopPropagation()
  stops[to].focus()
}

customElements.define('shop-suggest', starting(suggest))
