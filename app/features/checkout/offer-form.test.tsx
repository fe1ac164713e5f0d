import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18nFor } from '~/i18n/i18n.server'
import { OfferForm, type BestOffer } from './offer-form'
import type { OfferView } from './offer-view.server'

const nothing: OfferView = {
  applied: null,
  wanted: null,
  typed: '',
  offersPath: '/promo-code',
  storePath: '/vendor/green-bowl',
}
const applied = { code: 'FREEBITE', isAutomatic: true, isFreeItem: true, saves: '₹120.00', returns: '' }

/** Rendered as on the server, parsed as in a browser. */
const document = new Window().document as unknown as Document

/** The page with the offer and its form. */
function show(part: Partial<OfferView & { best: BestOffer }> = {}, formId: string | null = 'proceed', error?: string) {
  const offer = error ? { status: 'error' as const, initialValue: { promo: 'X' }, error: { promo: [error] } } : null
  return showAnswered(part, { offer }, formId)
}

function showAnswered(
  part: Partial<OfferView & { best: BestOffer }>,
  answer: Parameters<typeof OfferForm>[0]['answer'],
  formId: string | null = 'proceed',
) {
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor('en')}>
      <OfferForm offer={{ ...nothing, ...part }} answer={answer} formId={formId} />
      {formId && <form id={formId} method="post" />}
    </I18nextProvider>,
  )
  const button = document.querySelector('button')
  return { text: document.body.textContent, button, field: document.querySelector('input') }
}

test("a customer's code is part of the review's form, so other typed text is sent with it; a guest’s form is separate", () => {
  for (const [formId, id, action] of [
    ['proceed', 'proceed', null],
    [null, 'apply-offer', '/review-cart'],
  ] as const) {
    const { button, field } = show({}, formId)
    expect([button?.textContent, button?.name, button?.value]).toEqual(['Apply', 'intent', 'apply-offer'])
    expect([button?.getAttribute('form'), field?.getAttribute('form')]).toEqual([id, id])
    expect([field?.name, document.querySelector(`label[for="${field?.id}"]`)?.textContent]).toEqual([
      'promo',
      'Promo code',
    ])
    expect(document.getElementById(id)?.getAttribute('action') ?? null).toBe(action)
    // In the card, an empty form would be another gap.
    if (formId === null) expect(document.getElementById(id)?.hidden).toBe(true)
    // An empty code is sent, and refused with the fixed words.
    expect(field?.required).toBe(false)
  }
})

test('an applied offer shows what it gives and can be removed; there is no field then', () => {
  const { text, button, field } = show({ applied })
  for (const part of ['FREEBITE', 'You save ₹120.00', 'Applies to a single item only.', 'Applied automatically'])
    expect(text).toContain(part)
  expect([button?.textContent, button?.value, field]).toEqual(['Remove', 'remove-offer', null])
})

test('a refused code is reported at the field, also beside an applied offer', () => {
  for (const part of [{}, { applied }]) {
    const { field } = show(part, 'proceed', 'This coupon has been used up')
    expect(document.querySelector('[role=alert]')?.textContent).toBe('This coupon has been used up')
    expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('used up')
    expect([field?.value, field?.hasAttribute('autofocus')]).toEqual(['X', true])
  }
})

test('a code that was typed when another button was refused stays in the field, and does not take the focus', () => {
  const { field } = showAnswered({}, { result: { status: 'error', initialValue: { promo: 'MILK10' } } })
  expect([field?.value, field?.hasAttribute('autofocus')]).toEqual(['MILK10', false])
})

test('an offer that no longer applies is reported, and its code is in the field', () => {
  const wanted = { code: 'TASTY20', why: 'changed' as const, missing: '₹80.00' }
  const { text, field } = show({ wanted })
  expect(text).toContain('TASTY20 was removed because your order has changed.')
  expect(text).toContain('Add ₹80.00 more to use TASTY20')
  expect([field?.value, field?.hasAttribute('autofocus')]).toEqual(['TASTY20', false])
  expect(show({ wanted: { ...wanted, why: 'changed', missing: '' } }).text).toContain('It also fits the changed order')
})

test('while a code below its minimum is wanted, another one is still refused at the field', () => {
  const wanted = { code: 'TASTY20', why: 'minimum' as const, missing: '₹80.00' }
  expect(show({ wanted }, 'proceed', 'This coupon has expired').text).toContain('This coupon has expired')
})

test('the best offer says what it saves, and its button is part of the same form as the field', () => {
  const best = { code: 'FREEBITE', name: 'One item free', saves: '₹120.00', returns: '', isFreeItem: true }
  const { text, button } = show({ best })
  for (const part of ['One item free', 'Save ₹120.00 with FREEBITE', 'Applies to a single item only.'])
    expect(text).toContain(part)
  expect([button?.textContent, button?.name, button?.value]).toEqual(['Apply FREEBITE', 'offer', 'FREEBITE'])
  expect(button?.getAttribute('form')).toBe('proceed')
})

test('a code below its minimum is refused in one message, which tells the missing amount and describes the field', () => {
  const wanted = { code: 'X', why: 'minimum' as const, missing: '₹80.00' }
  const { text, field } = show({ wanted }, 'proceed', 'Add ₹80.00 more to use X')
  expect(text?.match(/Add ₹80.00 more/g)).toHaveLength(1)
  const alert = document.querySelector('[role=alert]')
  expect([alert?.textContent, alert?.id]).toEqual(['Add ₹80.00 more to use X', field?.getAttribute('aria-describedby')])
})
