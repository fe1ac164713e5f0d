import { accountMessages } from '../../demo/areas/accounts/messages'
import { codeMessages } from '../../demo/areas/codes/messages'
import type { Brand } from './brands'
import type { Customer } from './customer'
import { expect } from './test'

const vendorTexts = { ...accountMessages, ...codeMessages }

/** What the demo vendor says to a brand's customers. */
export const saidByVendor = ({ locale }: Brand, message: keyof typeof vendorTexts) => vendorTexts[message][locale]

/** One try of a form that is not taken. Labels, buttons and texts are keys of the dictionary, or the texts themselves. */
export type Try = {
  /** What is typed, by label. */
  types: Record<string, string>
  presses: string
  /** What is told above the form. */
  above?: string
  /** What is told beside fields, by label and in their order. */
  beside?: Record<string, string>
}

/** What comes back into no page: passwords and codes. */
const secrets = /^(signIn\.password|password|code)\b/

/**
 * Fills in a form, sends it whatever the browser thinks of it, and sees that all of this is told and nothing else, announced,
 * each at its field, and what was typed is still there.
 */
export async function tries(customer: Customer, { types, presses, above, beside = {} }: Try) {
  await sends(customer, types, presses)
  const main = customer.page.getByRole('main')
  const told = [...(above ? [above] : []), ...Object.values(beside)].map((text) => word(customer, text))
  await expect(main.getByRole('alert')).toHaveText(told)
  for (const [label, text] of Object.entries(beside)) {
    const field = fieldOf(customer, label)
    await expect(main.locator('.field').filter({ has: field }).getByRole('alert')).toHaveText(word(customer, text))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(escaped(word(customer, text))))
  }
  for (const [label, text] of Object.entries(types)) {
    const field = fieldOf(customer, label)
    if (label === terms) await expect(field).toBeChecked({ checked: text !== '' })
    else await expect(field).toHaveValue(secrets.test(label) ? '' : text)
  }
}

/** Fills in a form by its labels, sends it whatever the browser thinks of it, and waits for the page that answers. */
export async function sends(customer: Customer, types: Record<string, string>, presses: string) {
  const main = customer.page.getByRole('main')
  await main.locator('form').evaluateAll((forms) => {
    for (const form of forms) (form as HTMLFormElement).noValidate = true
  })
  for (const [label, text] of Object.entries(types)) {
    const field = fieldOf(customer, label)
    if (label === terms) await field.setChecked(text !== '')
    else if (label === country) await field.selectOption(text)
    else await field.fill(text)
  }
  const button = main.getByRole('button', { name: word(customer, presses), exact: true })
  await Promise.all([customer.page.waitForEvent('domcontentloaded'), button.click()])
}

const [terms, country] = ['signUp.terms', 'phone.country']

const fieldOf = (customer: Customer, label: string) => customer.page.getByLabel(word(customer, label), { exact: true })

const word = ({ t }: Customer, text: string) =>
  /^[a-z]+(\.[a-z]+)+$/i.test(text) ? t(text, { word: t('profile.deleteWord') }) : text

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of a text that says something of its own in this place, as a pattern. */
export const saying = ({ t }: Customer, key: string, place: string) =>
  new RegExp(
    t(key, { [place]: '\n' })
      .split('\n')
      .map(escaped)
      .join('.+'),
  )
