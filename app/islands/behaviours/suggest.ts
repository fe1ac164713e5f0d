import { marked } from '../attributes'
import { fetchPage } from './page'

/** How long typing has to rest before it is looked up, in milliseconds. */
const rest = 300

/** Shorter texts are not looked up. */
const shortest = 3

/**
 * Fills the regions beside a search form, as one types, from those of the page that the form leads to. It is asked for with
 * `typing`, so that it can tell a beginning from a search; and with a `session` of its own where the form has a field for it.
 */
export function suggest(form: HTMLFormElement) {
  const session = form.querySelector<HTMLInputElement>('input[name="session"]')
  if (session) session.value ||= crypto.randomUUID?.() ?? ''
  let due: ReturnType<typeof setTimeout> | undefined
  let asked: AbortController | undefined
  const look = (box: EventTarget | null) => {
    if (!(box instanceof HTMLInputElement) || box.form !== form) return
    clearTimeout(due)
    asked?.abort()
    if (box.value.trim().length < shortest) return fill(form, null)
    due = setTimeout(() => {
      asked = new AbortController()
      fetchPage(addressOf(form), { signal: asked.signal }).then(
        (page) => page && page !== 'elsewhere' && fill(form, page),
        () => undefined,
      )
    }, rest)
  }
  form.addEventListener('input', (event) => look(event.target))
  // What was typed while this was fetched.
  look(document.activeElement)
}

function addressOf(form: HTMLFormElement) {
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  query.set('typing', '')
  return `${form.action}?${query}`
}

/** Puts into each region what stands in its place in a fresh page; nothing without one. */
function fill(form: HTMLFormElement, page: Document | null) {
  const fresh = page?.querySelectorAll(marked('suggestions'))
  const regions = form.parentElement?.querySelectorAll(marked('suggestions')) ?? []
  regions.forEach((region, at) => region.replaceChildren(...(fresh?.[at]?.childNodes ?? [])))
}
