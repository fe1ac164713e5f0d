/** Sends its field's text to the page's action when the field loses focus or the page is left: leaving loses nothing. */
class Autosave extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('textarea')
    if (!field) return
    let saved = field.defaultValue
    const save = () => {
      if (field.value === saved || !field.isConnected) return
      saved = field.value
      const [intent = '', as = ''] = ['intent', 'as'].map((name) => this.getAttribute(name) ?? '')
      const body = new URLSearchParams({ intent, as, [field.name]: saved })
      fetch(location.href, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
    }
    field.addEventListener('change', save)
    // A gesture or a key that goes back leaves the focus in the field.
    addEventListener('pagehide', save)
    // The customer left the field before this script was loaded.
    if (field !== document.activeElement) save()
  }
}

customElements.define('shop-autosave', Autosave)

export {}
