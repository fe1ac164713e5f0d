import type { LoaderFunctionArgs } from '@remix-run/node'
import { sitePages, xmlAnswer, sitemapParts, sitemapXml } from '~/features/seo/sitemap.server'
import { openShop } from '~/http/shop/open-shop.server'

/** One of several sitemaps, counted from 1. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const part = /^[1-9]\d{0,3}$/.test(args.params.part ?? '') ? Number(args.params.part) : 0
  const pages = sitemapParts(await sitePages(shop))[part - 1]
  if (!pages) throw new Response(null, { status: 404 })
  return xmlAnswer(sitemapXml(pages))
}
