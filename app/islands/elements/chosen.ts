/** Says which of a form's choices is chosen, now and after each change. */
class Chosen extends HTMLElement {
  connectedCallback() {
    this.show()
    this.closest('form')?.addEventListener('change', () => this.show())
  }

  private show() {
    const field = this.getAttribute('field')
    const inputs = this.closest('form')?.querySelectorAll<HTMLInputElement>(`[name='${field}']`) ?? []
    const name = [...inputs].find(({ checked }) => checked)?.labels?.[0]?.querySelector('.strong')?.textContent
    if (name) this.textContent = (this.getAttribute('text') ?? '').replace('{{method}}', name)
  }
}

customElements.define('shop-chosen', Chosen)

export {}
