import { unitPriceOf } from '~/domain/cart/customisation'
import { formatMoney, times, type Currency, type Money } from '~/domain/money/money'
import { marked, markOf } from '../attributes'

/**
 * The item's choices with scripts: the most that a group allows is kept while choosing, and the button shows the price.
 * The server checks every bound again.
 */
export function changed(control: Element) {
  const form = control.closest<HTMLFormElement>(marked('choices'))
  if (!form) return
  for (const group of form.querySelectorAll<HTMLElement>(marked('max'))) keepMost(group)
  keepSteps(form)
  showPrice(form)
}

/** A press on plus or minus changes the quantity beside it, within its bounds. */
export function stepped(button: Element) {
  const input = button.parentElement?.querySelector('input')
  if (!input) return
  input.value = String(
    Math.min(Number(input.max), Math.max(Number(input.min), Number(input.value) + Number(markOf(button, 'step')))),
  )
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

function keepSteps(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>('[name=quantity]')
  if (!input) return
  for (const button of form.querySelectorAll<HTMLButtonElement>(marked('step'))) {
    const isDown = Number(markOf(button, 'step')) < 0
    button.disabled = isDown ? Number(input.value) <= Number(input.min) : Number(input.value) >= Number(input.max)
  }
}

function keepMost(group: HTMLElement) {
  const most = Number(markOf(group, 'max'))
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter(
    (box) => box.closest(marked('max')) === group,
  )
  const isFull = most > 0 && boxes.filter((box) => box.checked).length >= most
  for (const box of boxes) box.disabled = isFull && !box.checked
}

function showPrice(form: HTMLFormElement) {
  const output = form.querySelector<HTMLElement>(marked('total'))
  if (!output) return
  const prices = [...form.querySelectorAll<HTMLInputElement>(`input${marked('price')}:checked`)]
    .filter(isEffective)
    .map((input) => markOf(input, 'price') as Money)
  const unit = unitPriceOf(markOf(form, 'base') as Money, prices)
  const quantity = Number(form.querySelector<HTMLInputElement>('[name=quantity]')?.value) || 1
  const currency = JSON.parse(markOf(form, 'currency') ?? '') as Currency
  output.textContent = formatMoney(times(unit, quantity), currency)
}

/** A nested choice counts only while the choice it hangs under is chosen. */
function isEffective(input: HTMLInputElement) {
  const group = input.closest(marked('parent'))
  const parent = `#${CSS.escape(`choice-${group && markOf(group, 'parent')}`)}`
  return !group || (input.form?.querySelector<HTMLInputElement>(parent)?.checked ?? true)
}
