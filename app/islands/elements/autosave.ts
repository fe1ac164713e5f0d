/** Sends its field's text to the page's action when it is left, so that it is still there after a visit elsewhere. */
export class Autosave extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('textarea')
    if (field) autosave(field, this.getAttribute('intent') ?? '')
  }
}

function autosave(field: HTMLTextAreaElement, intent: string) {
  const save = () => {
    const body = new URLSearchParams({ intent, [field.name]: field.value })
    fetch(location.href, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
  }
  field.addEventListener('change', save)
  // Left while this was still on its way.
  if (field !== document.activeElement && field.value !== field.defaultValue) save()
}

customElements.define('shop-autosave', Autosave)
