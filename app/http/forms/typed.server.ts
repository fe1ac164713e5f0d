import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { endOf, type ShortCookie, type ShortCookies } from '~/http/device/short-cookie.server'

/** The name under which an address asks for what was typed. */
const parameter = 'typed'

/** So many forms of different tabs wait at a time. */
const mostForms = 3

const TypedForm = z.object({ id: z.string(), path: z.string(), fields: z.string() })
const Typed = z.object({ until: z.number(), forms: z.array(TypedForm) })

/** Input of forms that could not be accepted yet. It never appears in an address, where logs and histories would keep it. */
const cookie: ShortCookie<z.infer<typeof Typed>> = { name: '__typed', schema: Typed, seconds: 30 * 60 }

/** Keeps the fields of a page's form, as a query text, and gives the address at which they are there again. */
export async function saveTyped(short: ShortCookies, { pathname: path, searchParams }: URL, fields: string) {
  const query = new URLSearchParams([...searchParams].filter(([name]) => name !== parameter))
  const id = randomUUID().slice(0, 8)
  if (fields !== '' && (await keep(short, { id, path, fields }))) query.set(parameter, id)
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether the form fits its cookie; what other pages' forms have there gives way, the oldest first. */
async function keep(short: ShortCookies, form: z.infer<typeof TypedForm>): Promise<boolean> {
  const others = (await short.read(cookie))?.forms.filter(({ path }) => path !== form.path) ?? []
  const until = endOf(cookie)
  for (let count = Math.min(mostForms - 1, others.length); count >= 0; count--) {
    if (await short.set(cookie, { until, forms: [form, ...others.slice(0, count)] })) return true
  }
  return false
}

/** What an address asks for: its query, with what was typed into its page's form where it names that. */
export async function withTyped(short: ShortCookies, { pathname, searchParams }: URL): Promise<URLSearchParams> {
  const id = searchParams.get(parameter)
  const kept = id === null ? null : await short.read(cookie)
  const form = kept?.forms.find((one) => one.id === id && one.path === pathname)
  return new URLSearchParams([...searchParams, ...new URLSearchParams(form?.fields)])
}

/** Nothing of what was typed stays with who leaves. */
export const forgetTyped = (short: ShortCookies) => short.clear(cookie)
