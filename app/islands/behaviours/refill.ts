import { marked } from '../attributes'
import { lineBack } from '../line'
import { Unreachable } from './ask'
import { postNatively } from '../native'
import { islandsOf } from '../page-data'
import { say } from '../plain-toast'
import { fetchPage } from './page'
import { fillRegion } from './region'

/** What a form tells once its regions were filled anew. */
export const refilled = 'refilled'

/** Sends a form and fills its regions from the answer; what stands elsewhere in it stays as it is. Throws when there is none. */
export async function refill(form: HTMLFormElement, fields: FormData, signal?: AbortSignal) {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  const page = await fetchPage(form.action, { body, signal })
  if (!page || page === 'elsewhere') throw new Error('no such form')
  for (const region of form.querySelectorAll<HTMLElement>(marked('refills'))) fillRegion(region, page)
  form.dispatchEvent(new Event(refilled))
}

/** A form that finds something before it is saved does so in its page, or in its dialog; what fails goes the native way. */
export function find(form: HTMLFormElement) {
  form.addEventListener('submit', (event) => {
    const button = event.submitter as HTMLButtonElement | null
    if (event.defaultPrevented || button?.value === 'save') return
    event.preventDefault()
    const fields = new FormData(form, button)
    button?.setAttribute('aria-busy', 'true')
    refill(form, fields)
      .catch(async (error: unknown) => {
        if (error instanceof Unreachable) await lineAgain()
        postNatively(form, fields)
      })
      .finally(() => button?.removeAttribute('aria-busy'))
  })
}

/** Says that there is no connection, and waits for it: without one the native way leads to the browser's error page. */
async function lineAgain() {
  say(islandsOf(document)['cart-badge']?.words['error.offline'] ?? '')
  await lineBack()
}
