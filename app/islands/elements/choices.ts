import { unitPriceOf } from '~/domain/cart/customisation'
import { formatMoney, times, type Currency, type Money } from '~/domain/money/money'

/**
 * The item's choices: the maximum of a group (`data-max`) is enforced while choosing, and the button shows the price,
 * with that of each choice (`data-price`). `data-parent` is the id of a group's parent choice. The server checks again.
 */
class Choices extends HTMLElement {
  connectedCallback() {
    this.update()
    this.addEventListener('change', this.update)
  }

  private readonly update = () => {
    for (const group of this.querySelectorAll<HTMLElement>('[data-max]')) keepMost(group)
    this.keepSteps()
    this.showPrice()
  }

  private get quantity() {
    return this.querySelector<HTMLInputElement>('[name=quantity]')
  }

  /** Disables the button that would take the quantity out of its bounds. */
  private keepSteps() {
    const { value, min, max } = this.quantity ?? {}
    for (const button of this.querySelectorAll<HTMLButtonElement>('shop-stepper > button')) {
      button.disabled = Number(button.value) < 0 ? Number(value) <= Number(min) : Number(value) >= Number(max)
    }
  }

  private showPrice() {
    const output = this.querySelector<HTMLElement>('[data-total]')
    if (!output) return
    const prices = [...this.querySelectorAll<HTMLInputElement>('input[data-price]:checked')]
      .filter((input) => this.isEffective(input))
      .map((input) => input.dataset.price as Money)
    const unit = unitPriceOf(this.getAttribute('base') as Money, prices)
    const currency = JSON.parse(this.getAttribute('currency') ?? '') as Currency
    output.textContent = formatMoney(times(unit, Number(this.quantity?.value) || 1), currency)
  }

  /** A nested choice counts only while its parent is chosen. */
  private isEffective(input: HTMLInputElement) {
    const group = input.closest<HTMLElement>('[data-parent]')
    const parent = `#${CSS.escape(`choice-${group?.dataset.parent}`)}`
    return !group || (this.querySelector<HTMLInputElement>(parent)?.checked ?? true)
  }
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
class Stepper extends HTMLElement {
  pressed(button: HTMLButtonElement) {
    const input = this.querySelector('input')
    if (!input) return
    const to = Number(input.value) + Number(button.value)
    input.value = String(Math.min(Number(input.max), Math.max(Number(input.min), to)))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

customElements.define('shop-choices', Choices)
customElements.define('shop-stepper', Stepper)
