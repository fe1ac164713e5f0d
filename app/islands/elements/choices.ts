import { unitPriceOf } from '~/domain/cart/customisation'
import { formatMoney, times, type Currency, type Money } from '~/domain/money/money'
import { pressed, starting } from './element'

/**
 * The item's choices: the maximum of a group (`data-max`) is enforced while choosing, and the button shows the price,
 * with that of each choice (`data-price`). `data-parent` is the id of a group's parent choice. The server checks again.
 */
const choices = starting((element) => {
  const update = () => {
    const quantity = element.querySelector<HTMLInputElement>('[name=quantity]')
    for (const group of element.querySelectorAll<HTMLElement>('[data-max]')) keepMost(group)
    if (quantity) keepSteps(element, quantity)
    showPrice(element, Number(quantity?.value) || 1)
  }
  update()
  element.addEventListener('change', update)
})

/** Disables the button that would take the quantity out of its bounds. */
function keepSteps(element: Element, { value, min, max }: HTMLInputElement) {
  for (const button of element.querySelectorAll<HTMLButtonElement>('shop-stepper > button')) {
    button.disabled = Number(button.value) < 0 ? Number(value) <= Number(min) : Number(value) >= Number(max)
  }
}

function showPrice(element: Element, quantity: number) {
  const output = element.querySelector('[data-total]')
  if (!output) return
  const prices = [...element.querySelectorAll<HTMLInputElement>('input[data-price]:checked')]
    .filter((input) => isEffective(element, input))
    .map((input) => input.dataset.price as Money)
  const unit = unitPriceOf(element.getAttribute('base') as Money, prices)
  const currency = JSON.parse(element.getAttribute('currency') ?? '') as Currency
  output.textContent = formatMoney(times(unit, quantity), currency)
}

/** A nested choice counts only while its parent is chosen. */
function isEffective(element: Element, input: HTMLInputElement) {
  const group = input.closest<HTMLElement>('[data-parent]')
  const parent = `#${CSS.escape(`choice-${group?.dataset.parent}`)}`
  return !group || (element.querySelector<HTMLInputElement>(parent)?.checked ?? true)
}

function keepMost(group: HTMLElement) {
  const most = Number(group.dataset.max)
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter(
    (box) => box.closest('[data-max]') === group,
  )
  const isFull = most > 0 && boxes.filter((box) => box.checked).length >= most
  for (const box of boxes) box.disabled = isFull && !box.checked
}

/** A press on plus or minus changes the quantity between them, within its bounds. */
const stepper = pressed((button, element) => {
  const input = element.querySelector('input')
  if (!input) return
  const to = Number(input.value) + Number(button.value)
  input.value = String(Math.min(Number(input.max), Math.max(Number(input.min), to)))
  input.dispatchEvent(new Event('change', { bubbles: true }))
})

customElements.define('shop-choices', choices)
customElements.define('shop-stepper', stepper)
