/** Shows the problem beside each group of a choices form, and moves the focus there. */
export function showProblems(form: HTMLFormElement, problems: { group: string; text: string }[]) {
  for (const old of form.querySelectorAll('fieldset .error')) old.remove()
  for (const old of form.querySelectorAll('fieldset[aria-invalid]')) {
    old.removeAttribute('aria-invalid')
    // On a page whose form was refused without scripts it names the error that was just removed.
    old.removeAttribute('aria-describedby')
  }
  for (const { group, text } of problems) {
    const error = document.createElement('p')
    error.className = 'error'
    error.textContent = text
    error.setAttribute('role', 'alert')
    const fieldset = form.querySelector(`[data-group="${CSS.escape(group)}"]`)
    fieldset?.setAttribute('aria-invalid', 'true')
    fieldset?.querySelector(':scope > legend')?.after(error)
  }
  const first = form.querySelector('fieldset[aria-invalid]')
  first?.querySelector('input')?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'start' })
}
