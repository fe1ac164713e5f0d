import { accountMessages } from '../../demo/areas/accounts/messages'
import { codeMessages } from '../../demo/areas/codes/messages'
import type { Brand } from './brands'
import type { Customer } from './customer'
import { expect } from './test'

const vendorTexts = { ...accountMessages, ...codeMessages }

/** The demo vendor's messages to a brand's customers; in English where it does not know their language. */
export function vendorMessage({ locale }: Brand, message: keyof typeof vendorTexts): string {
  const texts: Record<string, string> = vendorTexts[message]
  return texts[locale] ?? vendorTexts[message].en
}

/** A submit that is refused. Labels, buttons and texts are keys of the dictionary, or the texts themselves. */
export type Try = {
  /** The typed text, by label. */
  types: Record<string, string>
  presses: string
  /** The message above the form. */
  above?: string
  /** The messages beside fields, by label and in order. */
  beside?: Record<string, string>
}

/** Fields that come back empty: passwords and codes. */
const secrets = /^(signIn\.password|password|code)\b/

/**
 * Fills in a form, submits it without the browser's validation, and expects exactly these messages, announced, each at
 * its field, and the typed text still there.
 */
export async function tries(customer: Customer, { types, presses, above, beside = {} }: Try) {
  await sends(customer, types, presses)
  const { alerts, fields } = await formOn(customer)
  const messages = [...(above ? [above] : []), ...Object.values(beside)].map((text) => word(customer, text))
  expect(alerts, Object.values(types).join(', ')).toEqual(messages)
  for (const [label, text] of Object.entries(beside)) {
    const field = fields.get(word(customer, label))
    expect(field, label).toMatchObject({ isInvalid: true, alert: word(customer, text) })
    expect(field?.description, label).toContain(word(customer, text))
  }
  for (const [label, text] of Object.entries(types))
    expect(fields.get(word(customer, label))?.value, label).toBe(secrets.test(label) ? '' : text)
}

/** Fills in a form by its labels, submits it without the browser's validation, and waits for the page that answers. */
export async function sends(customer: Customer, types: Record<string, string>, presses: string) {
  const { page } = customer
  const { fields } = await formOn(customer)
  const answer = page.waitForEvent('domcontentloaded')
  for (const [label, text] of Object.entries(types)) {
    if (fields.get(word(customer, label))?.value === text) continue
    const field = page.getByLabel(word(customer, label), { exact: true })
    if (label === terms) await field.setChecked(text !== '')
    else await field.fill(text)
  }
  const button = page.getByRole('main').getByRole('button', { name: word(customer, presses), exact: true })
  const isSentByScript = customer.hasScripts && wholeCode.test(types['code.label'] ?? '')
  await Promise.all([answer, isSentByScript || button.click()])
}

const terms = 'signUp.terms'

/** Scripts send a one-time code as soon as it is complete. */
const wholeCode = /^\s*\d{6}\s*$/

/**
 * The contents of the page's forms, read at once because there are many: announcements, and each field by its label. It
 * also switches the browser's validation off.
 */
async function formOn({ page }: Customer) {
  const { alerts, fields } = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const valueOf = (field: HTMLInputElement) => (field.type === 'checkbox' && !field.checked ? '' : field.value)
    for (const form of main.querySelectorAll('form')) form.noValidate = true
    return {
      alerts: [...main.querySelectorAll('[role=alert]')].filter(isShown).map(textOf),
      fields: [...main.querySelectorAll<HTMLInputElement>('input, select')].filter(isShown).map((field) => ({
        label: textOf(field.labels?.[0] ?? null),
        value: valueOf(field),
        isInvalid: field.getAttribute('aria-invalid') === 'true',
        alert: textOf(field.closest('.field')?.querySelector('[role=alert]') ?? null),
        description: (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => textOf(document.getElementById(id)))
          .join(' '),
      })),
    }
  })
  return { alerts, fields: new Map(fields.map((field) => [field.label, field])) }
}

const word = ({ t }: Customer, text: string) =>
  /^[a-z]+(\.[a-z]+)+$/i.test(text) ? t(text, { word: t('profile.deleteWord') }) : text

/** A pattern for a text in which * stands for what is not known. */
export const saying = (text: string) => new RegExp(text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.+'))
