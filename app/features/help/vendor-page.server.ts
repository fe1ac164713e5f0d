import { frameAddress, legalPage, type LegalPage, type VendorPage } from '~/domain/static-page'
import type { Shop } from '~/http/shop.server'

/** A page of the vendor as a screen shows it; one that it does not have is answered as missing (rules 18.6). */
export function vendorPage(shop: Shop, page: VendorPage | null, title = page?.name ?? '') {
  if (!page) throw new Response(null, { status: 404 })
  return { title, url: page.url, frame: frameAddress(page, shop.origin) }
}

/** Terms, privacy policy or help, under the vendor's own title where its page has one. */
export function legalScreen(shop: Shop, kind: LegalPage) {
  const page = legalPage(shop.settings, kind)
  return vendorPage(shop, page, page?.name || shop.t(`${kind}.title`))
}
