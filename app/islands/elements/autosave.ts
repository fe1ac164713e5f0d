import { starting } from './element'

/** Sends its fields to the page's action when one has changed or the page is left: leaving loses nothing. */
const autosave = starting((element) => {
  const fields = [...element.querySelectorAll<HTMLInputElement>('[name]')]
  let saved = valuesOf(fields, true)
  let sending: Promise<unknown> = Promise.resolve()
  const save = async () => {
    const values = valuesOf(fields)
    if (values === saved || !fields.every(({ isConnected }) => isConnected)) return
    saved = values
    const body = new URLSearchParams(values)
    for (const name of ['intent', 'as']) body.set(name, element.getAttribute(name) ?? '')
    await fetch(location.href, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
  }
  // One after the other: side by side, the first could arrive last.
  const saveNext = () => (sending = sending.then(save))
  element.addEventListener('change', saveNext)
  // A gesture or a key that goes back leaves the focus in the field. The page cannot wait any more.
  addEventListener('pagehide', save)
  // The customer left the field before this script was loaded.
  if (!element.contains(document.activeElement)) sending = save()
})

/** What a form would send of these fields, now or as the page came. */
function valuesOf(fields: HTMLInputElement[], asShown = false): string {
  const sent = fields.filter((field) => field.type !== 'checkbox' || (asShown ? field.defaultChecked : field.checked))
  return String(new URLSearchParams(sent.map((field) => [field.name, asShown ? field.defaultValue : field.value])))
}

customElements.define('shop-autosave', autosave)
