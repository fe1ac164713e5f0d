import { marked } from '../attributes'

/** Says beside each group of a choices form what is wrong with it, and leads there. */
export function showProblems(form: HTMLFormElement, problems: { group: string; text: string }[]) {
  for (const old of form.querySelectorAll('.field-error')) old.remove()
  for (const { group, text } of problems) {
    const error = document.createElement('p')
    error.className = 'field-error'
    error.textContent = text
    error.setAttribute('role', 'alert')
    form.querySelector(`${marked('group', group)} > legend`)?.after(error)
  }
  const first = form.querySelector('.field-error')
  first?.closest('fieldset')?.querySelector('input')?.focus()
  first?.scrollIntoView({ block: 'nearest' })
}
