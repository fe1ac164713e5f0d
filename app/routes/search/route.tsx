import { useLoaderData } from '@remix-run/react'
import { searchText, withStatus } from '~/domain/stores/search'
import { cartSummary } from '~/features/cart/cart.server'
import { PageCartBar } from '~/features/cart/page-cart-bar'
import { servesPlace } from '~/features/place/choose-place.server'
import { ItemGroups } from '~/features/search/item-groups'
import { itemGroup, onlyStoresMenu } from '~/features/stores/menu.server'
import { filterLocally } from '~/features/stores/near-stores.server'
import { NotHere } from '~/features/stores/store-grid'
import { FilteredStores } from '~/features/stores/store-list'
import { storeRows } from '~/features/stores/store-rows.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { everyPart, partOf } from '~/http/shop/readings.server'
import { type Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, searchPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/form'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'
import { FailedPart, Notice } from '~/ui/notice'
import { SearchInput } from '~/ui/search-input'

export { searchScreen as handle } from '~/features/search/item-groups'

/** The search for stores and items (rules 5.13); with scripts the results follow typing. */
export const loader = shopLoader(async (shop) => {
  const { text, found } = await search(shop)
  const { t, settings } = shop
  return {
    title: found ? t('search.results', { text }) : t('search.title'),
    text,
    label: t(settings.isSingleStore ? 'search.products' : 'search.label'),
    hint: t(settings.isSingleStore ? 'search.hintProducts' : 'search.hint'),
    found,
    ideas: found && !found.isNothing ? [] : await searchIdeas(shop),
    ideasTitle: t(settings.isSingleStore ? 'home.categories' : 'tags.title'),
    backTo: searchPath(text),
    summary: cartSummary(shop),
  }
})

/** The most items shown for each of several stores, and for a shop with a single store. */
const most = { ofEach: 3, ofOne: 50 }

/** Up to this many stores are shown above the items. */
const few = 3

/** The stores and items for a text (rules 5.13); null if it is too short. Throws 429 if one address asks too often. */
export async function search(shop: Shop) {
  const { text, isTooShort } = searchText(shop.url.searchParams.get('q'))
  if (isTooShort) return { text, found: null }
  await shop.limit('search', shop.clientAddress)
  const { stores, items } = await everyPart({
    stores: shop.settings.isSingleStore ? Promise.resolve(null) : findStores(shop, text),
    items: findItems(shop, text),
  })
  const isNothing =
    !stores.failed && !items.failed && items.data.count === 0 && !stores.data?.count && !stores.data?.filters
  const { place } = shop.device.place
  const isNotHere = isNothing && place !== null && !(await servesPlace(shop, place)).isServed
  return { text, found: { stores, items, isNothing, isNotHere, areStoresFirst: (stores.data?.count ?? 0) <= few } }
}

type Found = NonNullable<Awaited<ReturnType<typeof search>>['found']>

/** How many ideas are shown. */
const mostIdeas = 16

/** Without results: cuisines to search for, or the parts of the only store's menu. None if they cannot be read. */
export async function searchIdeas(shop: Shop): Promise<{ name: string; href: string }[]> {
  const { data: ideas } = await partOf(shop.settings.isSingleStore ? menuParts(shop) : cuisines(shop))
  return (ideas ?? []).slice(0, mostIdeas)
}

async function menuParts(shop: Shop) {
  return (await onlyStoresMenu(shop)).parts.map(({ name, href }) => ({ name, href }))
}

async function cuisines({ vendor }: Shop) {
  const all = await vendor.home.cuisines()
  return all.filter(({ name }) => !searchText(name).isTooShort).map(({ name }) => ({ name, href: searchPath(name) }))
}

/** The stores that match, filtered by the cuisines in the address. */
async function findStores(shop: Shop, text: string) {
  const address = { path: searchPath(), otherParams: { q: text } }
  const { list } = await filterLocally(shop, address, shop.vendor.search.stores(text, shop.place), {
    tellsServed: false,
  })
  return list
}

/** The found items by store. If their stock is unknown, each is added on its own page, which reads the stock. */
async function findItems(shop: Shop, text: string) {
  const { vendor, place, mode, settings } = shop
  const { ofOne, ofEach } = most
  // The same list as home's, so most often it is in the cache.
  const nearby = place && !settings.isSingleStore ? vendor.lists.nearby({ place, mode }) : Promise.resolve([])
  const [matches, { data: near }] = await Promise.all([
    settings.isSingleStore ? vendor.search.inOneStore(text, place) : vendor.search.items(text, place),
    partOf(nearby),
  ])
  const { data } = await partOf(vendor.search.status(matches))
  // Not one state of the items that were just found is no answer.
  const statuses = data && data.length > 0 ? data : null
  const currentMatches = statuses ? withStatus(matches, statuses) : matches
  const groups = currentMatches.map(({ store, items }) => {
    const rows = items.map((item) => ({ ...item, isCustomisable: item.isCustomisable || !statuses }))
    const [facts = null] = storeRows(shop, near?.filter(({ id }) => id === store.id) ?? [])
    return { ...itemGroup(shop, store, rows, settings.isSingleStore ? ofOne : ofEach), facts }
  })
  return { groups, count: matches.reduce((sum, { items }) => sum + items.length, 0), isKnown: statuses !== null }
}

export default function Search() {
  const { text, label, hint, found, ideas, ideasTitle, backTo, summary } = useLoaderData<typeof loader>()
  const t = useT()
  const withoutSearch = text ? t('search.tooShort') : hint
  const status = found ? t(found.isNothing ? 'search.none' : 'search.results', { text }) : withoutSearch
  return (
    <>
      <div className="page search-page">
        <h1>{t('search.title')}</h1>
        <shop-suggest regions="search-status search-found">
          <form className="find" role="search" action={searchPath()}>
            <Icon name="search" />
            <SearchInput label={label} defaultValue={text} autoComplete="off" />
            <Button look="compact" label={t('search.submit')} />
          </form>
        </shop-suggest>
        <p className="quiet" role="status" id="search-status">
          <span className={found?.isNothing ? 'vh' : undefined}>{status}</span>
        </p>
        <div className="group results" id="search-found">
          {found && <Results {...{ text, found, backTo }} />}
          {ideas.length > 0 && <Ideas title={ideasTitle} ideas={ideas} />}
        </div>
      </div>
      <PageCartBar summary={summary} />
    </>
  )
}

type Props = { text: string; found: Found; backTo: string }

/** The results: a few stores above the items, many of them below. */
function Results(props: Props) {
  const { text, found } = props
  const t = useT()
  if (found.isNotHere) return <NotHere />
  if (found.isNothing) {
    return (
      <EmptyState picture="nothing" title={t('search.noneTitle')} text={t('search.none', { text })}>
        <ButtonLink href={homePath()} label={t('search.allStores')} />
      </EmptyState>
    )
  }
  const parts = [<Stores key="stores" {...props} />, <Items key="items" {...props} />]
  return found.areStoresFirst ? parts : parts.reverse()
}

/** Where to go on without typing. */
function Ideas({ title, ideas }: { title: string; ideas: { name: string; href: string }[] }) {
  return (
    <section className="group" aria-labelledby="ideas">
      <h2 id="ideas">{title}</h2>
      <ul className="choices">
        {ideas.map(({ name, href }) => (
          <li key={name}>
            <a className="chip" href={href} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stores({ found: { stores }, backTo }: Props) {
  const t = useT()
  if (stores.failed) return <FailedPart label={t('search.stores')} retry={backTo} />
  const list = stores.data
  if (!list || (list.count === 0 && !list.filters)) return null
  return (
    <section className="group" aria-labelledby="stores">
      <div className="group-head">
        <h2 id="stores">{t('search.stores')}</h2>
        {!list.filters && <p className="quiet">{list.count}</p>}
      </div>
      <FilteredStores list={list} />
    </section>
  )
}

function Items({ found: { items }, text, backTo }: Props) {
  const t = useT()
  if (items.failed) return <FailedPart label={t('search.items')} retry={backTo} />
  const { groups, isKnown } = items.data
  const query = `?${new URLSearchParams({ q: text })}`
  return (
    <>
      {!isKnown && groups.length > 0 && <Notice role="status">{t('search.unknown')}</Notice>}
      <ItemGroups {...{ groups, backTo, query }} />
    </>
  )
}
