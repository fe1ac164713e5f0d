import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18nFor } from '~/i18n/i18n.server'
import { InvoiceForm, PauseForm } from './change-forms'

/** The forms for a pause and an invoice, with what was typed before signing in again. */
const show = (draft: Record<string, string>) => {
  const shown = { as: '5501', draft, answer: null }
  const forms = [
    <PauseForm key="pause" shown={shown} today="2030-01-07" />,
    <InvoiceForm key="invoice" shown={shown} />,
  ]
  return forms.map((form) => renderToStaticMarkup(<I18nextProvider i18n={i18nFor('en')}>{form}</I18nextProvider>))
}

test('text typed before signing in again is in its own form, which is open, and in no other', () => {
  const [pause, invoice] = show({ section: 'pause', from: '2099-05-01', to: '2099-05-03' })
  expect(pause).toMatch(/<details[^>]* open.*value="2099-05-01".*value="2099-05-03"/)
  expect(invoice).not.toMatch(/<details[^>]* open|2099/)
})

test('without typed text, or for an unknown form, each form is unchanged', () => {
  const unchanged = show({})
  expect(unchanged[0]).toContain('value="2030-01-07"')
  expect(show({ section: 'nonsense', from: '2099-05-01' })).toEqual(unchanged)
  expect(show({ from: '2099-05-01' })).toEqual(unchanged)
})
