/** The fields of a form without files, as a query or as the body of a post. */
export const fieldsOf = (data: FormData): URLSearchParams => new URLSearchParams(data as unknown as string[][])

/** Posts a form like the browser, with the fields as they were when the customer pressed the button. */
export function postNatively(form: HTMLFormElement, fields: FormData) {
  const replace = ({ formData }: FormDataEvent) => {
    for (const name of [...formData.keys()]) formData.delete(name)
    for (const [name, value] of fields) formData.append(name, value)
  }
  form.addEventListener('formdata', replace, { once: true })
  HTMLFormElement.prototype.submit.call(form)
}

/** Whether a press on a link is an ordinary one, which opens its page here. */
export function isPlainPress(event: MouseEvent) {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/**
 * Reloads the page, whose scripts a deployment has replaced; once, which the 1 in the page's entry of the history
 * remembers: after that it returns true. Entries of a list that was changed in place have `true` there.
 */
export const reloadOnce = () => history.state === 1 || (history.replaceState(1, ''), location.reload())

/** Whether a link leaves this page for another one of this site, in this tab. */
export function leavesPage(link: HTMLAnchorElement) {
  const isSamePage = link.hash && link.pathname + link.search === location.pathname + location.search
  return link.origin === location.origin && !link.target && !link.download && !isSamePage
}
