/** Sends its field's text to the page's action when the field loses focus, so that leaving loses nothing. */
class Autosave extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('textarea')
    if (!field) return
    const save = () => {
      const [intent = '', as = ''] = ['intent', 'as'].map((name) => this.getAttribute(name) ?? '')
      const body = new URLSearchParams({ intent, as, [field.name]: field.value })
      fetch(location.href, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
    }
    field.addEventListener('change', save)
    // The customer left the field before this script was loaded.
    if (field !== document.activeElement && field.value !== field.defaultValue) save()
  }
}

customElements.define('shop-autosave', Autosave)

export {}
