import { fetchPage } from '../fetch-page'
import { follow } from './followers'
import type { CartStore } from './store'

/** Saves a chosen tip at once, as its button would, and announces the new total of the bill (rules 8.9). */
export function followTip(element: HTMLElement, store: CartStore) {
  const save = (changed: HTMLInputElement) => {
    // An amount that was typed and given up must not count when the whole form is sent.
    const typed = element.querySelector<HTMLInputElement>('[name=otherTip]')
    if (typed && changed !== typed && changed.value !== 'other') typed.value = ''
    saveTip(store, changed)
  }
  element.onchange = ({ target }) => save(target as HTMLInputElement)
  // The customer chose before this script was loaded.
  const chosen = element.querySelector<HTMLInputElement>('input[type=radio]:checked')
  if (chosen && !chosen.defaultChecked) save(chosen)
}

function saveTip(store: CartStore, { form }: HTMLInputElement) {
  const fields = form && tipFields(form)
  if (!fields) return
  const { action } = form
  const before = total()
  follow(
    (cart) => {
      store.take(cart)
      if (total() !== before) store.show(total())
    },
    async () => {
      await store.settled()
      await fetchPage(action, { body: fields })
    },
  )
}

/** The part of the form to send: everything typed, to be kept; null while another amount is chosen but not typed. */
function tipFields(form: HTMLFormElement) {
  const typed = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  const fields = new URLSearchParams([...typed, ['intent', 'tip']])
  if (fields.get('tip') !== 'other') fields.delete('otherTip')
  return fields.get('tip') === 'other' && !fields.get('otherTip') ? null : fields
}

/** The text of the bill's last row: its name and the sum. */
const total = () =>
  [...document.querySelectorAll('[data-follows-cart] .total > *')].map(({ textContent }) => textContent).join(' ')
