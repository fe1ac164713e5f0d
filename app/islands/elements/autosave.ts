/** Sends its field's text to the page's action when it is left, so that it is still there after a visit elsewhere. */
export function autosave(element: HTMLElement) {
  const field = element.querySelector('textarea')
  if (!field) return
  const save = () => {
    const body = new URLSearchParams({ intent: element.getAttribute('intent') ?? '', [field.name]: field.value })
    fetch(location.href, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
  }
  field.addEventListener('change', save)
  // Left while this was still on its way.
  if (field !== document.activeElement && field.value !== field.defaultValue) save()
}
