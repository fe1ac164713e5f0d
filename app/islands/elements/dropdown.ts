import { starting } from './element'

/** A list that closes on Escape, which gives the focus back to its button, and when anything else is used. */
const dropdown = starting((element) => {
  const list = element.querySelector('details')!
  const close = ({ key, target }: Partial<KeyboardEvent>) => {
    if (!list.open || (key !== 'Escape' && list.contains(target as Element))) return
    list.open = false
    if (key) list.querySelector('summary')?.focus()
  }
  for (const use of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(use, close)
})

customElements.define('shop-dropdown', dropdown)
