/** Lets the payment on a page of the demo's gateways fail: the vendor hears of it, and the way back to the shop is not taken. */
export async function failsToPay(page: string) {
  const body = new URLSearchParams({ ending: 'fail' })
  const { headers } = await fetch(`${page}/outcome`, { method: 'POST', body, redirect: 'manual' })
  await fetch(new URL(headers.get('location') ?? '', page), { redirect: 'manual' })
}
