/**
 * Fails the payment on a page of the demo's gateways: the vendor hears of it, and the browser does not return to the
 * shop.
 */
export async function failsToPay(page: string) {
  const body = new URLSearchParams({ ending: 'fail' })
  const { headers } = await fetch(`${page}/outcome`, { method: 'POST', body, redirect: 'manual' })
  await fetch(new URL(headers.get('location') ?? '', page), { redirect: 'manual' })
}
