import { fieldsOf } from '../native'
import { starting } from './element'

/** The stored part of a form: its words, its key, and whether it was sent, though it may not have arrived. */
type StoredDraft = { text: string; key: string; isSent: boolean }

/**
 * Stores a form's typed text on the device until it has been sent, so that it survives a closed tab, a lost connection
 * and a restart. Text that was sent but is not among the messages goes back into the form, with the key by which the
 * server recognises it. Drafts of the same kind by other customers are deleted. Inside a form it only sends the text
 * along when another language or theme is picked (rules 3.4): text typed since, or, with `typed`, before the page.
 */
const draft = starting((element) => {
  const form = element.closest('form')
  if (form) return addEventListener('formdata', (event) => sendAlong(form, event, element.hasAttribute('typed')))
  const name = `draft ${element.getAttribute('name') ?? ''}`
  const box = element.querySelector('textarea')
  const key = element.querySelector<HTMLInputElement>('input[name=idempotencyKey]')
  if (!box || !key) return
  forgetOthers(name)
  const stored = read(name)
  if (stored && !isAmongMessages(stored)) restore(stored, box, key)
  const save = (isSent: boolean) => write(name, box.value.trim() ? { text: box.value, key: key.value, isSent } : null)
  save(false)
  box.addEventListener('input', () => save(false))
  element.addEventListener('submit', () => save(true))
})

function sendAlong(form: HTMLFormElement, { target, formData }: FormDataEvent, wasTyped: boolean) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input,textarea')]
  const isTyped =
    wasTyped ||
    fields.some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked) ||
    [...form.querySelectorAll('option')].some((option) => option.selected !== option.hasAttribute('selected'))
  // A form in a closed dialog is no part of the page any more.
  if (!form.isConnected || !isTyped || !/\/(language|theme)$/.test((target as HTMLFormElement).action)) return
  const typed = new FormData(form)
  for (const { type, name } of fields) if (type === 'password') typed.delete(name)
  formData.set('typed', String(fieldsOf(typed)))
}

/** A value set by the server wins; text typed before this script loaded is appended to the stored draft. */
function restore({ text, key, isSent }: StoredDraft, box: HTMLTextAreaElement, keyField: HTMLInputElement) {
  if (box.value === '') {
    box.value = text
    if (isSent) keyField.value = key
  } else if (box.value !== box.defaultValue && !box.value.startsWith(text)) box.value = `${text}\n${box.value}`
}

/** Whether this draft was sent. A form may be sent before this script runs, so the last message counts too. */
function isAmongMessages({ text, isSent }: StoredDraft) {
  const plain = (text: string | null) => text?.replace(/\s+/g, ' ').trim()
  const ownMessages = [...document.querySelectorAll('.chat-message.own .chat-text')]
  return (isSent ? ownMessages : ownMessages.slice(-1)).some(({ textContent }) => plain(textContent) === plain(text))
}

function forgetOthers(name: string) {
  const kind = name.slice(0, name.lastIndexOf(' ') + 1)
  try {
    for (const other of Object.keys(localStorage)) {
      if (other.startsWith(kind) && other !== name) localStorage.removeItem(other)
    }
  } catch {
    // A browser without storage has nothing to delete.
  }
}

function read(name: string): StoredDraft | null {
  try {
    const { text, key, isSent } = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<StoredDraft>
    return typeof text === 'string' && typeof key === 'string' ? { text, key, isSent: isSent === true } : null
  } catch {
    return null
  }
}

function write(name: string, draft: StoredDraft | null) {
  try {
    if (draft) localStorage.setItem(name, JSON.stringify(draft))
    else localStorage.removeItem(name)
  } catch {
    // Full, or not allowed: the form works without.
  }
}

customElements.define('shop-draft', draft)
