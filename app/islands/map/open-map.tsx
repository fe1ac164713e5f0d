import { createRoot, type Root } from 'react-dom/client'
import { AddressMap, type AddressMapSettings } from './address-map'

const maps = new WeakMap<Element, { root: Root; frame: Element }>()

/** Opens the map below its button, in the button's form, or closes it again. */
export function toggleMap(button: HTMLButtonElement, element: Element) {
  const { form } = button
  if (!form) return
  const openMap = maps.get(button)
  button.setAttribute('aria-expanded', String(!openMap))
  if (openMap) {
    openMap.root.unmount()
    openMap.frame.remove()
    maps.delete(button)
    return
  }
  const frame = document.createElement('div')
  frame.className = 'group tight'
  button.after(frame)
  const root = createRoot(frame)
  maps.set(button, { root, frame })
  const settings = JSON.parse(element.getAttribute('settings') ?? '{}') as AddressMapSettings
  root.render(<AddressMap form={form} settings={settings} />)
}
