/** Posts a form like the browser, with the fields as they were when the customer pressed the button. */
export function postNatively(form: HTMLFormElement, fields: FormData) {
  const addedFields: HTMLInputElement[] = []
  for (const [name, value] of fields) {
    if (form.querySelector(`[name="${name}"]:not(button)`)) continue
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    addedFields.push(field)
    form.append(field)
  }
  HTMLFormElement.prototype.submit.call(form)
  // The page may come back from the back/forward cache, and another button may be pressed then.
  for (const field of addedFields) field.remove()
}

/** Whether a press on a link is an ordinary one, which opens its page here. */
export function isPlainPress(event: MouseEvent) {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Reloads the page, whose scripts a deployment has replaced; once, which the page's entry in the history remembers. */
export function reloadOnce() {
  if (history.state) return
  history.replaceState(1, '')
  location.reload()
}

/** Whether a link leaves this page for another one of this site, in this tab. */
export function leavesPage(link: HTMLAnchorElement) {
  const isSamePage = link.hash && link.pathname + link.search === location.pathname + location.search
  return link.origin === location.origin && !link.target && !link.download && !isSamePage
}
