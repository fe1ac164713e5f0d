/** Says which of a form's choices is chosen, now and after each change. */
export function chosen(element: Element) {
  const form = element.closest('form')
  const show = () => {
    const inputs = form?.querySelectorAll<HTMLInputElement>(`[name='${element.getAttribute('field')}']`) ?? []
    const name = [...inputs].find(({ checked }) => checked)?.labels?.[0]?.querySelector('.strong')?.textContent
    if (name) element.textContent = (element.getAttribute('text') ?? '').replace('{{way}}', name)
  }
  show()
  form?.addEventListener('change', show)
}
