import type { Settings, SupportContact } from '~/domain/brand/settings'
import { phoneLink } from '~/domain/text/phone'

type Contact = { kind: 'phone' | 'whatsapp' | 'email'; text: string; href: string }

/** The contacts that a vendor names (rules 18.1). */
export function contactsOf(support: SupportContact | null, dialCode: string): Contact[] {
  if (!support) return []
  const { phone, whatsapp, email } = support
  const contacts: Contact[] = []
  if (phoneLink(phone)) contacts.push({ kind: 'phone', text: phone, href: phoneLink(phone) })
  if (/\d/.test(whatsapp)) contacts.push({ kind: 'whatsapp', text: whatsapp, href: messengerLink(whatsapp, dialCode) })
  if (/^[^\s@]+@[^\s@]+$/.test(email)) contacts.push({ kind: 'email', text: email, href: `mailto:${encodeURI(email)}` })
  return contacts
}

/** The messenger takes dial code and number (flows 15.1); a number with + or 00 already has its dial code. */
function messengerLink(number: string, dialCode: string) {
  const digits = number.replace(/\D/g, '')
  const isWhole = number.includes('+') || digits.startsWith('00')
  return `https://wa.me/${isWhole ? '' : dialCode}${digits.replace(/^0+/, '')}`
}

/** Whether the support chat floats over a screen: only if the vendor has one, and never over a store (rules 19.11). */
export function showsMessenger({ chat }: Pick<Settings, 'chat'>, path: string): boolean {
  return chat !== null && !/^\/(vendor|restaurant)\//.test(path)
}

/** The cookies by which the messenger recognises a customer (rules 18.5). */
export function messengerCookies({ chat }: Pick<Settings, 'chat'>): string[] {
  const kinds = ['session', 'id', 'device-id']
  return chat && /^[\w-]+$/.test(chat.appId) ? kinds.map((kind) => `intercom-${kind}-${chat.appId}`) : []
}

export type Faq = { question: string; answer: string }
