import { useLoaderData } from '@remix-run/react'
import { footerName, readingList } from '~/domain/brand/static-page'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { legalPath, pagePath, pagesPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'

/** The list of the vendor's pages: privacy, terms and its other static pages, by the same names as in the footer. */
export const loader = shopLoader(({ settings, t }) => {
  const { pages, legal } = readingList(settings)
  const own = pages.map((page) => {
    const { name, slug, url, isExternal } = page
    const known = footerName(settings, page)
    return { name: known ? t(known) : name || slug, href: isExternal ? url : pagePath(slug), isExternal }
  })
  const others = legal.map((kind) => ({ name: t(`${kind}.title`), href: legalPath(kind), isExternal: false }))
  return {
    title: t('pages.title'),
    meta: { canonical: pagesPath() },
    pages: [...own, ...others],
  }
})

export default function Pages() {
  const { pages } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page narrow">
      <h1>{t('pages.title')}</h1>
      {pages.length === 0 ? (
        <EmptyState picture="nothing" title={t('pages.none')} />
      ) : (
        <ul className="card divided link-rows">
          {pages.map(({ name, href, isExternal }) => (
            <li key={href}>
              <a className="row" href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}>
                <span className="grow">
                  <bdi>{name}</bdi>
                </span>
                {isExternal && <span className="vh">{t('pages.newTab')}</span>}
                <Icon name={isExternal ? 'arrowUpRight' : 'chevronRight'} className="small" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
