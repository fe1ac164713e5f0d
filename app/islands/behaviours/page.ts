/**
 * Fetches a page of this site as an inert document, or null when it is not what was asked for (an error, or a redirect
 * such as to sign-in). Its styles and scripts are left out: the content policy of this page would report them.
 */
export async function fetchPage(href: string): Promise<Document | null> {
  const response = await fetch(href, { headers: { Accept: 'text/html' } }).catch(() => null)
  if (!response?.ok || response.redirected) return null
  const html = (await response.text()).replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
  return new DOMParser().parseFromString(html, 'text/html')
}
