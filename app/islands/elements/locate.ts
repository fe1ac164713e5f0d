import { showToast } from '../plain-toast'

/** How long the device may take to find its location, in milliseconds (rules 4.4). */
const patience = 20_000

/** The code of `GeolocationPositionError` for a missing permission. */
const denied = 1

/** Sends the button's form with the device's location. If that fails, a message says so and nothing is sent. */
export async function locate(button: HTMLButtonElement, element: Element) {
  if (isRepeated(element)) return
  try {
    const { latitude, longitude } = (await position()).coords
    for (const [name, degrees] of Object.entries({ latitude, longitude })) {
      const field = button.form?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = String(degrees)
    }
    button.form?.requestSubmit(button)
  } catch (error) {
    const isDenied = (error as Partial<GeolocationPositionError>).code === denied
    showToast(element.getAttribute(isDenied ? 'denied' : 'unavailable') ?? '')
  }
}

/** Without cookies the page comes back here after each try, so the button is pressed only once by itself. */
function isRepeated(element: Element) {
  const isPressed = !element.hasAttribute('auto') || navigator.userActivation?.isActive
  return !isPressed && document.referrer === location.href
}

/** Also rejects if the browser cannot ask, as on an insecure page. */
function position() {
  return new Promise<GeolocationPosition>((found, failed) =>
    navigator.geolocation.getCurrentPosition(found, failed, { timeout: patience }),
  )
}
