import { isPlainPress, leavesPage } from '../native'
import { followed, followers, isFollowing } from './followers'
import type { CartStore } from './store'

/**
 * A link pressed while something is on its way that the next page would not know of waits for it. Changes of quantity are in the
 * journal, which the next page reads.
 */
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
 * A form sent while changes are on their way waits for them and for the bill that follows, so that it sends what is shown. It stays
 * when that turned out otherwise than the customer could expect: then they look first.
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
  // A button elsewhere on the page, such as one that switches to pickup, goes with the form wherever that is now.
  const isApart = submitter !== null && !form.contains(submitter)
  const isFollower = !isApart && followers().some((region) => region.contains(form))
  const notices = noticesBeside(form)
  submitter?.setAttribute('aria-busy', 'true')
  await store.settled()
  await followed()
  submitter?.removeAttribute('aria-busy')
  const now = form.isConnected ? form : document.querySelector<HTMLFormElement>(`form[id="${form.id}"]`)
  if (!now || refusals !== store.refusals || (isFollower && notices !== noticesBeside(now))) return
  const button = now === form || isApart ? submitter : now.querySelector<HTMLButtonElement>('button:not([type=button])')
  if (button?.matches(':disabled')) return
  // What would order at once has another sum by now: the form goes on to the payment, which shows it.
  now.requestSubmit(button?.matches('[value=place]') ? null : button)
}

/** What the regions that follow the cart say beside the form. */
function noticesBeside(form: Element) {
  return followers()
    .filter((region) => !region.contains(form))
    .map((region) => region.textContent)
    .join()
}
