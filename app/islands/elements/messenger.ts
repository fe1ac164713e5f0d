type Messenger = ((...what: unknown[]) => void) & { q?: unknown[][] }

/** The storage key of the id of the customer who last opened the messenger, '' for a guest. Signing out clears it. */
const lastUserKey = 'messenger'

let opening: Promise<void> | undefined

/** Opens the vendor's messenger; the first press loads its script. Throws if it fails: the form is then sent. */
export async function openMessenger() {
  opening ??= load().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  await opening
  messenger()('show')
}

async function load() {
  const answer = await fetch('/messenger', { headers: { Accept: 'application/json' }, redirect: 'manual' })
  if (!answer.ok) throw new Error('no messenger')
  const { app, user } = (await answer.json()) as { app: string; user: Record<string, unknown> | null }
  const userId = String(user?.user_id ?? '')
  // Ends a conversation that another customer began on this device.
  if (localStorage.getItem(lastUserKey) !== userId) messenger()('shutdown')
  localStorage.setItem(lastUserKey, userId)
  messenger()('boot', { app_id: app, hide_default_launcher: true, ...user })
  await new Promise((done, fail) => {
    const script = document.createElement('script')
    script.addEventListener('load', done)
    script.addEventListener('error', fail)
    script.src = `https://widget.intercom.io/widget/${encodeURIComponent(app)}`
    document.head.append(script)
  })
}

/** The messenger or, until its script has loaded, a queue of commands for it. */
function messenger(): Messenger {
  const page = window as unknown as { Intercom?: Messenger }
  const waiting: unknown[][] = []
  page.Intercom ??= Object.assign((...what: unknown[]) => void waiting.push(what), { q: waiting })
  return page.Intercom
}
