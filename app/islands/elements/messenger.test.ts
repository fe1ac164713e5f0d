// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshBrowser } from '../page.test-support'

type Messenger = ((...what: unknown[]) => void) & { q?: unknown[][] }
const page = window as unknown as { Intercom?: Messenger }
const asha = { name: 'Asha Patel', user_id: '5501', email: 'asha@example.com', created_at: 1698916320 }

beforeEach(() => {
  freshBrowser()
  localStorage.clear()
  anotherPage()
})

/** A page without anything of the messenger. */
function anotherPage() {
  delete page.Intercom
  vi.resetModules()
}

/** Presses the button as somebody; returns what the messenger is told, and its script's address. */
async function press(user: object | null, { comes = true } = {}) {
  vi.stubGlobal('fetch', async () => Response.json({ app: 'app/1', user }))
  let src = ''
  let commands: unknown[][] = []
  // happy-dom would load it.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    src = script.src
    commands = page.Intercom?.q ?? []
    queueMicrotask(() => script.dispatchEvent(new Event(comes ? 'load' : 'error')))
  })
  const { openMessenger } = await import('./messenger')
  await openMessenger()
  return { commands, src }
}

test('a guest’s messenger gets nothing personal, and starts afresh', async () => {
  const { commands, src } = await press(null)
  expect(src).toBe('https://widget.intercom.io/widget/app%2F1')
  expect(commands).toEqual([['shutdown'], ['boot', { app_id: 'app/1', hide_default_launcher: true }], ['show']])
})

test('a customer’s messenger gets the four facts, and continues their conversation', async () => {
  await press(asha)
  anotherPage()
  const { commands } = await press(asha)
  expect(commands).toEqual([['boot', { app_id: 'app/1', hide_default_launcher: true, ...asha }], ['show']])
})

test("nobody continues somebody else's conversation", async () => {
  await press(asha)
  anotherPage()
  expect((await press(null)).commands[0]).toEqual(['shutdown'])
})

test('a script that cannot be loaded is an error, and retried by the next press', async () => {
  await expect(press(null, { comes: false })).rejects.toBeDefined()
  expect((await press(null)).src).toContain('widget.intercom.io')
})
