import { fetchPage, fillRegion, Unreachable } from '../fetch-page'
import { fieldsOf, postNatively } from '../native'
import { sayOffline } from '../plain-toast'
import { starting } from './element'

/** The event of a form whose regions have been filled. */
export const lookedUp = 'lookedup'

/** Looks something up in place, in the page or dialog, before the form is saved. A failure is left to the browser. */
const lookup = starting((element) => element.addEventListener('submit', onSubmit))

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const button = event.submitter as HTMLButtonElement | null
  if (event.defaultPrevented || button?.value === 'save') return
  event.preventDefault()
  const fields = new FormData(form, button)
  button?.setAttribute('aria-busy', 'true')
  lookUp(form, fields)
    .then(() => toNext(form))
    .catch(async (error: unknown) => {
      if (error instanceof Unreachable) await sayOffline()
      postNatively(form, fields)
    })
    .finally(() => button?.removeAttribute('aria-busy'))
}

/** Sends a form and fills the element's regions from the answer. Throws if the answer has none of them. */
export async function lookUp(form: HTMLFormElement, fields: FormData, signal?: AbortSignal) {
  const page = await fetchPage(form.action, { body: fieldsOf(fields), signal })
  if (!page || page === 'elsewhere') throw new Error('no such form')
  for (const id of form.closest('shop-lookup')?.getAttribute('regions')?.split(' ') ?? []) {
    const region = form.querySelector<HTMLElement>(`#${id}`)
    if (region) fillRegion(region, page, { isAnswer: true })
  }
  form.dispatchEvent(new Event(lookedUp))
}

/** Moves on to the next field once something was found. */
function toNext(form: HTMLFormElement) {
  const next = form.querySelector<HTMLInputElement>('[data-next]')
  if (next?.value === '' && form.querySelector('[name=place]') && !form.querySelector('[role=alert]')) next.focus()
}

customElements.define('shop-lookup', lookup)
