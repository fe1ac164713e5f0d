import { ask } from './ask'

/** X-Requested-With tells the server that nobody sees this page, so that a pending toast waits for a visible one. */
const headers = { Accept: 'text/html', 'X-Requested-With': 'fetch' }

/** Status of a form that is shown again because something in it is wrong. */
const wrongFields = 422

/**
 * Fetches a page of this site, or a form's answer, as an inert document. 'elsewhere' if its address redirects to another page, which is not
 * opened because its toasts are for the customer. Null for an error. Its styles and scripts are left out, because the content policy of
 * this page would report them; its data stays. Throws `Unreachable` without a connection.
 */
export async function fetchPage(
  href: string,
  { body, signal }: { body?: URLSearchParams; signal?: AbortSignal } = {},
): Promise<Document | 'elsewhere' | null> {
  const response = await ask(href, { method: body && 'POST', body, headers, redirect: 'manual', signal })
  if (response.type === 'opaqueredirect') return 'elsewhere'
  if (!response.ok && response.status !== wrongFields) return null
  const html = (await response.text()).replace(/<(style|script)\b(?! type="application\/json")[\s\S]*?<\/\1>/g, '')
  return new DOMParser().parseFromString(html, 'text/html')
}

/** The fields of a form without files, as a query or as the body of a post. */
export const fieldsOf = (data: FormData) => new URLSearchParams(data as unknown as string[][])
