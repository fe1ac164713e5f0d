import { fetchPage, fillRegion, Unreachable } from '../fetch-page'
import { fieldsOf, isPlainPress } from '../native'
import { sayOffline } from '../plain-toast'

/** The parts of its page that a filter changes. */
const regions = '#filter-chips,#filter-fields,#filter-status,#filter-clear,#filter-found'

/** Marks both entries as of one page, which then loads this script also after a reload. */
function addEntry(href: string) {
  history.replaceState(true, '')
  history.pushState(true, '', href)
}

/** A list whose filters are applied in place, each with an entry in the history. A failure is left to the browser. */
class Filter extends HTMLElement {
  private connected?: AbortController
  private request?: AbortController
  private shown = ''

  connectedCallback() {
    this.connected = new AbortController()
    const { signal } = this.connected
    this.shown = location.search
    this.onchange = () => this.applyForm()
    this.onsubmit = (event) => this.close(event)
    this.onclick = (event) => this.follow(event)
    addEventListener('popstate', () => location.search !== this.shown && void this.apply(location.href, false), {
      signal,
    })
    // Choices that were made before this script was loaded.
    const inputs = [...this.querySelectorAll<HTMLInputElement>('#filter-fields input')]
    if (inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked)) this.applyForm()
  }

  disconnectedCallback() {
    this.connected?.abort()
    this.request?.abort()
  }

  private applyForm() {
    const form = this.querySelector('form')
    if (!form) return
    const fields = [...fieldsOf(new FormData(form))]
    const query = String(new URLSearchParams(fields.filter((field) => field.join('=') !== 'sort=relevance')))
    void this.apply(form.action + (query && `?${query}`))
  }

  /** Every change has been applied already, so a submit only closes the dialog. */
  private close(event: Event) {
    event.preventDefault()
    this.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
  }

  /** Applies the links of filters, which lead to this list. Links of stores lead elsewhere and are left alone. */
  private follow(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || link.pathname !== this.path || /[?&]page=/.test(link.search) || !isPlainPress(event)) return
    event.preventDefault()
    if (link.matches('#filter-chips *') && this.choose(link)) this.applyForm()
    else void this.apply(link.href)
  }

  /** Puts what a chip changes into the form, beside choices that are still being applied; whether it changes any. */
  private choose({ search }: HTMLAnchorElement) {
    const inputs = [...this.querySelectorAll<HTMLInputElement>('#filter-fields input')]
    const isIn = (query: string, { name, value }: HTMLInputElement) =>
      new URLSearchParams(query).getAll(name).includes(value)
    const changed = inputs.filter((input) => isIn(search, input) !== isIn(this.shown, input))
    for (const input of changed) input.checked = isIn(search, input)
    return changed.length > 0
  }

  private get path() {
    return new URL(this.querySelector('form')?.action ?? '', location.href).pathname
  }

  private async apply(href: string, isNew = true): Promise<void> {
    this.request?.abort()
    const request = (this.request = new AbortController())
    this.setAttribute('aria-busy', 'true')
    this.shown = location.search
    try {
      const page = await fetchPage(href, { signal: request.signal })
      if (!page || page === 'elsewhere' || !page.querySelector('shop-filter')) return location.assign(href)
      // Choices that were taken back meanwhile lead to the list that is shown already.
      if (isNew && href !== location.href) addEntry(href)
      this.shown = location.search
      for (const region of this.querySelectorAll<HTMLElement>(regions)) fillRegion(region, page)
      // An unchanged region keeps its fields, and with them choices whose list was given up for another.
      this.querySelector('form')?.reset()
      const status = this.querySelector<HTMLElement>('#filter-status')
      // A link such as Clear all is gone once it has been followed.
      if (document.activeElement === document.body) status?.focus()
      // The new list may be shorter than what was scrolled past.
      if (isNew && status && status.getBoundingClientRect().top < 0) status.scrollIntoView()
    } catch (error) {
      if (request.signal.aborted) return
      if (!(error instanceof Unreachable)) return location.assign(href)
      await sayOffline()
      if (!request.signal.aborted) return this.apply(href, isNew)
    } finally {
      if (this.request === request) this.removeAttribute('aria-busy')
    }
  }
}

customElements.define('shop-filter', Filter)
