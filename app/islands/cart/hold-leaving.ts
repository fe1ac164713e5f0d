import { isPlainPress, leavesPage } from '../native'
import { followers, isFollowing, whenUpToDate } from './followers'
import type { CartStore } from './store'

/** Delays a link while a request is pending that the next page must see. Quantities are safe in the journal. */
export function holdLinks(store: CartStore, signal?: AbortSignal) {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || !store.isPosting || !isPlainPress(event) || !leavesPage(link)) return
    event.preventDefault()
    void store.settled().then(() => location.assign(link.href))
  }
  document.addEventListener('click', onClick, { signal })
}

/**
 * Delays a form while changes are pending, until the bill is updated too, so that it sends what is shown. It is not
 * sent if a change was refused or a notice beside it has changed, so that the customer can look first.
 */
export function holdForms(store: CartStore, signal?: AbortSignal) {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'post' || !(store.isBusy || isFollowing())) return
    event.preventDefault()
    if (event.submitter?.getAttribute('aria-busy')) return
    void sendLater(store, form, event.submitter)
  }
  document.addEventListener('submit', onSubmit, { signal })
}

async function sendLater(store: CartStore, form: HTMLFormElement, submitter: HTMLElement | null) {
  const { refusals } = store
  // A button outside its form, such as one that switches to pickup, is still valid when the form has been replaced.
  const isApart = submitter !== null && !form.contains(submitter)
  const isFollower = !isApart && followers().some((region) => region.contains(form))
  const notices = noticesBeside(form)
  submitter?.setAttribute('aria-busy', 'true')
  await store.settled()
  await whenUpToDate()
  submitter?.removeAttribute('aria-busy')
  const currentForm = form.isConnected ? form : document.querySelector<HTMLFormElement>(`form[id="${form.id}"]`)
  if (!currentForm || refusals !== store.refusals || (isFollower && notices !== noticesBeside(currentForm))) return
  const button =
    currentForm === form || isApart
      ? submitter
      : currentForm.querySelector<HTMLButtonElement>('button:not([type=button])')
  if (button?.matches(':disabled')) return
  // The sum has changed, so a button that would order at once only leads to the payment, which shows the new sum.
  currentForm.requestSubmit(button?.matches('[value=place]') ? null : button)
}

/** The text of the regions that follow the cart, except the one around the form. */
function noticesBeside(form: Element) {
  return followers()
    .filter((region) => !region.contains(form))
    .map((region) => region.textContent)
    .join()
}
