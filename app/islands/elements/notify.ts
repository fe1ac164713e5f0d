import type { TrackEvent } from '~/domain/orders/track'
import { showToast } from '../plain-toast'
import { trackUpdate } from '../updates'

/** Remembers on this device that its customer wants to be notified of orders. */
const settingKey = 'notify'
let isWished = storedWish()

/** Notifies of each new status text (rules 13.13). It outlives the element, which is removed with the last stage. */
const stages = new MutationObserver(([change]) => notify((change?.target as HTMLElement).dataset.says))

/**
 * Notifies the customer of every stage of the page's order, also while the page is hidden, once its button was pressed
 * and the browser allows it. If the browser cannot, there is no button.
 */
class ShopNotify extends HTMLElement {
  connectedCallback() {
    if (!('Notification' in window) || Notification.permission === 'denied') return this.remove()
    this.turn(Notification.permission === 'granted' && isWished)
  }

  async pressed() {
    const isWanted = !this.hasAttribute('on')
    if (isWanted && (await Notification.requestPermission()) !== 'granted') {
      showToast(this.getAttribute('denied') ?? '')
      if (Notification.permission === 'denied') this.remove()
      return
    }
    keepWish(isWanted)
    this.turn(isWanted)
    if (isWanted) showToast(this.getAttribute('granted') ?? '', false)
  }

  private turn(isOn: boolean) {
    this.toggleAttribute('on', isOn)
    this.querySelector('button')?.setAttribute('aria-pressed', String(isOn))
    stages.disconnect()
    document.removeEventListener(trackUpdate, onUpdate)
    const statusElement = document.querySelector('[data-says]')
    if (!isOn || !statusElement) return
    stages.observe(statusElement, { attributeFilter: ['data-says'] })
    document.addEventListener(trackUpdate, onUpdate)
  }
}

/** A cancelled order leads to another page, so this one never shows that status. */
function onUpdate(event: Event) {
  const { status } = (event as CustomEvent<TrackEvent>).detail
  if (status === 'cancelled') notify(document.querySelector('shop-notify')?.getAttribute('cancelled'))
}

function notify(body: string | null = '') {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href
  // Each notification replaces the last one and alerts again.
  const options = { body: body ?? '', icon, tag: location.pathname, renotify: true }
  try {
    const notification = new Notification(document.title, options)
    notification.onclick = () => {
      focus()
      notification.close()
    }
  } catch {
    // Phones show only the notifications of a service worker.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(document.title, options))
  }
}

function storedWish() {
  try {
    return localStorage.getItem(settingKey) === 'on'
  } catch {
    return false
  }
}

function keepWish(isWanted: boolean) {
  isWished = isWanted
  try {
    if (isWanted) localStorage.setItem(settingKey, 'on')
    else localStorage.removeItem(settingKey)
  } catch {
    // Storage is full or forbidden: it holds for this page.
  }
}

customElements.define('shop-notify', ShopNotify)
