/** Shows what is chosen or typed in a field of its form, now and after each change. */
class Chosen extends HTMLElement {
  connectedCallback() {
    this.show()
    this.closest('form')?.addEventListener('input', () => this.show())
  }

  private show() {
    const field = this.getAttribute('field')
    const inputs = this.closest('form')?.querySelectorAll<HTMLInputElement>(`[name='${field}']`) ?? []
    const input = [...inputs].find(({ checked, type }) => checked || type === 'text')
    if (!input) return
    const choice = input.labels?.[0]?.querySelector('.strong')?.textContent ?? input.value.trim()
    this.textContent = choice && (this.getAttribute('text') ?? '').replace('{{choice}}', () => choice)
  }
}

customElements.define('shop-chosen', Chosen)

export {}
