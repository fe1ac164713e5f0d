import { trackUpdate, type TrackEvent } from '~/domain/orders/track'
import { load } from '../chunks'
import { say } from '../plain-toast'

/** Remembers on this device that its customer wants to be notified of orders. */
const wish = 'notify'
let isWished = storedWish()

/** Tells of each sentence that the page says of its order (rules 13.13). It outlives the element, which goes with the last stage. */
const stages = new MutationObserver(([change]) => notify((change?.target as HTMLElement).dataset.says))

/**
 * Notifies the customer of every stage of the page's order, also while the page is hidden, once its button was pressed and the
 * browser allows it. Where it cannot, there is no button.
 */
class ShopNotify extends HTMLElement {
  connectedCallback() {
    if (!('Notification' in window) || Notification.permission === 'denied') return this.remove()
    this.turn(Notification.permission === 'granted' && isWished)
  }

  async pressed() {
    const isWanted = !this.hasAttribute('on')
    if (isWanted && (await Notification.requestPermission()) !== 'granted') {
      say(this.getAttribute('denied') ?? '')
      if (Notification.permission === 'denied') this.remove()
      return
    }
    keepWish(isWanted)
    this.turn(isWanted)
    if (isWanted) say(this.getAttribute('told') ?? '', false)
  }

  private turn(isOn: boolean) {
    this.toggleAttribute('on', isOn)
    this.querySelector('button')?.setAttribute('aria-pressed', String(isOn))
    stages.disconnect()
    document.removeEventListener(trackUpdate, onUpdate)
    const said = document.querySelector('[data-says]')
    if (!isOn || !said) return
    stages.observe(said, { attributeFilter: ['data-says'] })
    document.addEventListener(trackUpdate, onUpdate)
    void load('live')
  }
}

/** A cancelled order leads to another page, so that this one does not say it any more. */
function onUpdate(event: Event) {
  const { status } = (event as CustomEvent<TrackEvent>).detail
  if (status === 'cancelled') notify(document.querySelector('shop-notify')?.getAttribute('cancelled'))
}

function notify(body: string | null = '') {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href
  // The next one takes the place of the last one, and is heard like it.
  const options = { body: body ?? '', icon, tag: location.pathname, renotify: true }
  try {
    const shown = new Notification(document.title, options)
    shown.onclick = () => {
      focus()
      shown.close()
    }
  } catch {
    // Phones show those of a service worker alone.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(document.title, options))
  }
}

function storedWish() {
  try {
    return localStorage.getItem(wish) === 'on'
  } catch {
    return false
  }
}

function keepWish(isWanted: boolean) {
  isWished = isWanted
  try {
    if (isWanted) localStorage.setItem(wish, 'on')
    else localStorage.removeItem(wish)
  } catch {
    // Storage is full or forbidden: it holds for this page.
  }
}

customElements.define('shop-notify', ShopNotify)
