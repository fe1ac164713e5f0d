import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { endOf, type ShortCookie, type ShortCookies } from '~/http/device/short-cookies.server'

/** The parameter of an address that refers to typed text. */
const parameter = 'typed'

/** The number of forms of different tabs that are kept. */
const mostForms = 3

const TypedForm = z.object({ id: z.string(), path: z.string(), fields: z.string() })
const Typed = z.object({ until: z.number(), forms: z.array(TypedForm) })

/** Input of forms that could not be accepted yet. It is in no address, where logs and histories would keep it. */
const cookie: ShortCookie<z.infer<typeof Typed>> = { name: '__typed', schema: Typed, seconds: 30 * 60 }

/** Stores the fields of a page's form, as a query, and returns the address at which they are restored. */
export function saveTyped(short: ShortCookies, { pathname: path, searchParams }: URL, fields: string) {
  const query = new URLSearchParams([...searchParams].filter(([name]) => name !== parameter))
  const id = randomUUID().slice(0, 8)
  if (fields !== '' && keep(short, { id, path, fields })) query.set(parameter, id)
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether the form fits its cookie; the oldest forms of other pages are dropped for it. */
function keep(short: ShortCookies, form: z.infer<typeof TypedForm>): boolean {
  const others = short.read(cookie)?.forms.filter(({ path }) => path !== form.path) ?? []
  const until = endOf(cookie)
  for (let count = mostForms - 1; count >= 0; count--) {
    if (short.set(cookie, { until, forms: [form, ...others.slice(0, count)] })) return true
  }
  return false
}

/** The typed text that an address refers to; empty if it refers to none. */
export function typedAt(short: ShortCookies, { pathname, searchParams }: URL): URLSearchParams {
  const id = searchParams.get(parameter)
  const form = short.read(cookie)?.forms.find((one) => one.id === id && one.path === pathname)
  return new URLSearchParams(form?.fields)
}

/** Signing out deletes all typed text. */
export const forgetTyped = (short: ShortCookies) => short.clear(cookie)
