/** Says beside each group of an open choices form what is wrong with it, and leads there. */
export function showProblems(problems: { group: string; text: string }[]) {
  const form = document.querySelector('dialog [data-choices]')
  for (const old of form?.querySelectorAll('.field-error') ?? []) old.remove()
  for (const { group, text } of problems) {
    const fieldset = form?.querySelector(`[data-group="${CSS.escape(group)}"]`)
    const error = Object.assign(document.createElement('p'), { className: 'field-error', textContent: text })
    error.setAttribute('role', 'alert')
    fieldset?.querySelector(':scope > legend')?.after(error)
  }
  const first = form?.querySelector('.field-error')
  first?.closest('fieldset')?.querySelector('input')?.focus()
  first?.scrollIntoView({ block: 'nearest' })
}
