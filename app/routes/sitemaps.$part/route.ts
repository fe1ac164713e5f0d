import { sitemapParts, sitemapXml, sitePages, xmlAnswer } from '~/features/seo/sitemap.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { existing } from '~/http/shop/readings.server'

/** One of several sitemaps, counted from 1. */
export const loader = shopLoader(async (shop, params) => {
  const part = /^[1-9]\d{0,3}$/.test(params.part ?? '') ? Number(params.part) : 0
  const pages = existing(sitemapParts(await sitePages(shop))[part - 1])
  return xmlAnswer(sitemapXml(pages))
})
