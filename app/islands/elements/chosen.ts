import { starting } from './element'

/** Shows what is chosen or typed in a field of its form, now and after each change. */
const chosen = starting((element) => {
  const form = element.closest('form')
  const show = () => {
    const inputs = form?.querySelectorAll<HTMLInputElement>(`[name='${element.getAttribute('field')}']`) ?? []
    const input = [...inputs].find(({ checked, type }) => checked || type === 'text')
    if (!input) return
    const choice = input.labels?.[0]?.querySelector('.strong')?.textContent ?? input.value.trim()
    element.textContent = choice && (element.getAttribute('text') ?? '').replace('{{choice}}', () => choice)
  }
  show()
  form?.addEventListener('input', show)
})

customElements.define('shop-chosen', chosen)
