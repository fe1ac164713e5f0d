import { frameAddress, legalPage, type LegalPage, type VendorPage } from '~/domain/brand/static-page'
import type { Shop } from '~/http/shop/shop.server'

/** A page of the vendor as a screen shows it; one that it does not have is answered as missing (rules 18.6). */
export function vendorPage(
  { settings, origin }: Shop,
  page: VendorPage | null,
  { heading, canonical }: { heading: string; canonical: string },
) {
  if (!page) throw new Response(null, { status: 404 })
  const title = `${heading} · ${settings.appName}`
  return { title, meta: { canonical }, heading, url: page.url, frame: frameAddress(page, origin) }
}

/** Terms, privacy policy or help, under the vendor's own title where its page has one. */
export function legalScreen(shop: Shop, kind: LegalPage, canonical: string) {
  const page = legalPage(shop.settings, kind)
  return vendorPage(shop, page, { heading: page?.name || shop.t(`${kind}.title`), canonical })
}
