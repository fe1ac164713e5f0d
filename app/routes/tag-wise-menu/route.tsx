import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageCartBar } from '~/features/cart/page-cart-bar'
import { cartSummary } from '~/features/cart/cart.server'
import { ItemGroups } from '~/features/search/item-groups'
import { openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, tagsPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { FailedPart } from '~/ui/failed-part'
import { loadTagMenu } from './tag-menu.server'

export { searchScreen as handle } from '~/features/search/item-groups'

/** The items of a tag, in all stores that serve the place (rules 5.20). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { tags, tag, groups, stores } = await loadTagMenu(shop)
  const name = tag?.name ?? shop.t('tags.title')
  return {
    title: `${name} · ${shop.settings.appName}`,
    meta: groups ? { canonical: tagsPath(tag?.id) } : undefined,
    name,
    tags,
    groups,
    isEmpty: groups?.length === 0 && (tag !== null || tags.length === 0),
    backTo: tagsPath(tag?.id),
    summary: cartSummary(shop, stores),
  }
}

export default function TagMenu() {
  const { name, tags, groups, isEmpty, backTo, summary } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <>
      <div className="page">
        <h1 dir="auto">{name}</h1>
        {tags.length > 0 && (
          <nav aria-label={t('tags.list')}>
            <ul className="choices">
              {tags.map(({ id, name, href, isCurrent }) => (
                <li key={id}>
                  <a className="chip" href={href} aria-current={isCurrent ? 'page' : undefined} dir="auto">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {!groups && <FailedPart label={t('search.items')} retry={backTo} />}
        {isEmpty ? (
          <EmptyState picture="nothing" title={t('tags.none')}>
            <a className="button" href={homePath()}>
              {t('search.allStores')}
            </a>
          </EmptyState>
        ) : (
          <div className="group results">
            <ItemGroups {...{ groups: groups ?? [], backTo }} />
          </div>
        )}
      </div>
      <PageCartBar summary={summary} />
    </>
  )
}
