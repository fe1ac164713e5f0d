// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { showProblems } from '../cart/choice-problems'
import { element, freshBrowser, openPage } from '../page.test-support'
import './choices'
import './index'

beforeEach(() => {
  freshBrowser()
  openPage(`
    <shop-choices base="180" currency='{"sign":"₹","decimals":2}'><form>
      <fieldset data-group="31" data-max="2"><legend>Add-ons</legend>
        <input id="choice-311" type="checkbox" name="choice" value="311" data-price="40">
        <fieldset data-group="311" data-parent="311" data-max="1"><legend>Sauce</legend>
          <input id="choice-411" type="checkbox" name="choice" value="411" data-price="10">
          <input id="choice-412" type="checkbox" name="choice" value="412" data-price="0.5">
        </fieldset>
        <input id="choice-312" type="checkbox" name="choice" value="312" data-price="20">
        <input id="choice-313" type="checkbox" name="choice" value="313" data-price="30">
      </fieldset>
      <shop-stepper><button value="-1">-</button><input name="quantity" value="1" min="1" max="3"><button value="1">+</button></shop-stepper>
      <span data-total></span>
    </form></shop-choices>`)
})

const box = (id: string) => element<HTMLInputElement>(`#choice-${id}`)
const changed = (control: Element) => control.dispatchEvent(new Event('change', { bubbles: true }))
const total = () => element('[data-total]').textContent

function check(...ids: string[]) {
  for (const id of ids) box(id).checked = true
  changed(box(ids[0] ?? '311'))
}

describe('an item’s choices', () => {
  test('show the price of the selection', () => {
    changed(box('311'))
    expect(total()).toBe('₹180.00')
    check('311', '312')
    expect(total()).toBe('₹240.00')
  })

  test('count times the quantity; an invalid quantity counts as one', () => {
    element<HTMLInputElement>('[name=quantity]').value = '3'
    check('312')
    expect(total()).toBe('₹600.00')
    element<HTMLInputElement>('[name=quantity]').value = ''
    changed(box('312'))
    expect(total()).toBe('₹200.00')
  })

  test('that are nested count only while their parent is chosen', () => {
    check('411')
    expect(total()).toBe('₹180.00')
    check('311')
    expect(total()).toBe('₹230.00')
  })

  test('beyond the maximum of their group are disabled, until one is unchosen', () => {
    check('311', '312')
    expect([box('313').disabled, box('311').disabled]).toEqual([true, false])
    box('312').checked = false
    changed(box('312'))
    expect(box('313').disabled).toBe(false)
  })

  test('that are nested do not count for the group above', () => {
    check('311', '411')
    expect([box('312').disabled, box('412').disabled]).toEqual([false, true])
  })
})

describe('plus and minus', () => {
  const minus = () => element<HTMLButtonElement>('button[value="-1"]')
  const plus = () => element<HTMLButtonElement>('button[value="1"]')
  const quantity = () => element<HTMLInputElement>('[name=quantity]').value

  test('change the quantity within its bounds, and are disabled at them', () => {
    const stepped = (button: HTMLButtonElement) =>
      (button.parentElement as unknown as { pressed: (button: HTMLButtonElement) => void }).pressed(button)
    stepped(plus())
    expect([quantity(), minus().disabled, plus().disabled]).toEqual(['2', false, false])
    for (let press = 0; press < 3; press++) stepped(plus())
    changed(plus())
    expect([quantity(), minus().disabled, plus().disabled]).toEqual(['3', false, true])
    for (let press = 0; press < 4; press++) stepped(minus())
    changed(minus())
    expect([quantity(), minus().disabled, plus().disabled]).toEqual(['1', true, false])
  })
})

describe('problems with the choices', () => {
  const form = () => element<HTMLFormElement>('form')
  const shownProblems = () =>
    [...document.querySelectorAll('fieldset .error')].map((one) => [one.parentElement?.dataset.group, one.textContent])

  test('are shown in their group, which gets the focus', () => {
    showProblems(form(), [{ group: '311', text: 'Choose one' }])
    expect([shownProblems(), document.activeElement?.id, element('fieldset .error').getAttribute('role')]).toEqual([
      [['311', 'Choose one']],
      'choice-411',
      'alert',
    ])
  })

  test('replace earlier ones', () => {
    showProblems(form(), [{ group: '311', text: 'Choose one' }])
    element('[data-group="311"]').setAttribute('aria-describedby', 'group-311-error')
    showProblems(form(), [{ group: '31', text: 'Choose two' }])
    expect(shownProblems()).toEqual([['31', 'Choose two']])
    expect(element('[data-group="311"]').getAttributeNames()).not.toContain('aria-describedby')
  })

  test('of a form that is closed by now affect no other', () => {
    const closed = form().cloneNode(true) as HTMLFormElement
    showProblems(closed, [{ group: '31', text: 'Choose two' }])
    expect(shownProblems()).toEqual([])
  })

  test('of a group that the form does not have are only in the message', () => {
    showProblems(form(), [{ group: '99', text: 'Choose' }])
    expect(shownProblems()).toEqual([])
  })
})
