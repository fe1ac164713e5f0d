import { add, formatMoney, times, type Currency, type Money } from '~/domain/money'

/**
 * The item's choices with scripts: the most that a group allows is kept while choosing, and the button shows the price.
 * The server checks every bound again.
 */
export function changed(control: Element) {
  const form = control.closest<HTMLFormElement>('[data-choices]')
  if (!form) return
  for (const group of form.querySelectorAll<HTMLElement>('[data-max]')) keepMost(group)
  showPrice(form)
}

function keepMost(group: HTMLElement) {
  const most = Number(group.dataset.max)
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter(
    (box) => box.closest('[data-max]') === group,
  )
  const isFull = most > 0 && boxes.filter((box) => box.checked).length >= most
  for (const box of boxes) box.disabled = isFull && !box.checked
}

function showPrice(form: HTMLFormElement) {
  const output = form.querySelector<HTMLElement>('[data-total]')
  if (!output) return
  const prices = [...form.querySelectorAll<HTMLInputElement>('input[data-price]:checked')]
    .filter(isEffective)
    .map((input) => input.dataset.price as Money)
  const unit = add(form.dataset.base as Money, ...prices)
  const quantity = Number(form.querySelector<HTMLInputElement>('[name=quantity]')?.value) || 1
  const currency = JSON.parse(form.dataset.currency as string) as Currency
  output.textContent = formatMoney(times(unit, quantity), currency)
}

/** A nested choice counts only while the choice it hangs under is chosen (FLOWS 4). */
function isEffective(input: HTMLInputElement) {
  const parent = input.closest<HTMLElement>('[data-parent]')
  return (
    !parent ||
    (input.form?.querySelector<HTMLInputElement>(`#choice-${CSS.escape(parent.dataset.parent ?? '')}`)?.checked ?? true)
  )
}
