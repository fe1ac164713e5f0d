import { fetchPage } from './page'

/**
 * Shows a page's content in a dialog: it fetches the page that a link leads to and takes its `[data-dialog-content]`.
 * Without scripts the link simply opens that page.
 */
export async function open(href: string, opener: Element | null) {
  const page = await fetchPage(href)
  const content = page?.querySelector('[data-dialog-content]')
  if (!content) return location.assign(href)

  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  const title = content.querySelector('h1, h2')
  if (title) {
    title.id ||= 'dialog-title'
    dialog.setAttribute('aria-labelledby', title.id)
  }
  dialog.append(document.adoptNode(content))
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target === dialog || target.closest('[data-close]')) {
      event.preventDefault()
      dialog.close()
    }
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
}
