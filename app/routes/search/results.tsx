import { ItemGroups } from '~/features/search/item-groups'
import { NotHere } from '~/features/stores/store-grid'
import { FilteredStores } from '~/features/stores/store-list-screen'
import { useT } from '~/i18n/use-t'
import type { CartWords } from '~/islands/cart/words'
import { homePath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { FailedPart } from '~/ui/failed-part'
import type { Found } from './results.server'

type Props = { text: string; found: Found; backTo: string; words: CartWords }

/** The results: a few stores above the items, many of them below. */
export function Results(props: Props) {
  const { text, found } = props
  const t = useT()
  if (found.isNotHere) return <NotHere />
  if (found.isNothing) {
    return (
      <EmptyState picture="nothing" title={t('search.noneTitle')} text={t('search.none', { text })}>
        <a className="button" href={homePath()}>
          {t('search.allStores')}
        </a>
      </EmptyState>
    )
  }
  const parts = [<Stores key="stores" {...props} />, <Items key="items" {...props} />]
  return found.areStoresFirst ? parts : parts.reverse()
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

function Items({ found: { items }, text, backTo, words }: Props) {
  const t = useT()
  if (items.failed) return <FailedPart label={t('search.items')} retry={backTo} />
  const { groups, isKnown } = items.data
  const query = `?${new URLSearchParams({ q: text })}`
  return (
    <>
      {!isKnown && groups.length > 0 && (
        <p className="notice" role="status">
          {t('search.unknown')}
        </p>
      )}
      <ItemGroups {...{ groups, backTo, words, query }} />
    </>
  )
}
