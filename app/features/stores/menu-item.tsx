import { cartWords } from '~/features/cart/page-cart-bar'
import { useLocale, useT } from '~/i18n/use-t'
import { Adder } from '~/islands/cart/controls'
import { itemPath } from '~/paths'
import { CachedFragment } from '~/ui/fragment'
import { VegMark } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { Amount, VendorText, WithAmount } from '~/ui/text'
import type { ItemRow } from './menu.server'

/** What a row needs to put its item into the cart. */
export type Ordering = { storeId: string; canOrder: boolean; backTo: string }

type ListProps = {
  /** A grocer's goods are tiles, dishes are rows. */
  isGoods: boolean
  /** Null for a read-only menu, which has no cart controls and shows everything about an item in its row. */
  ordering: Ordering | null
}

type Props = ListProps & { item: ItemRow }

/** Items of one store. Their markup is cached while none is in the cart, because then it is the same for everybody. */
export function MenuItems({ items, ...list }: ListProps & { items: ItemRow[] }) {
  const rows = () => items.map((item) => <MenuItem key={item.id} item={item} list={list} />)
  const className = list.isGoods ? 'products' : 'dishes divided'
  if (items.some(({ held }) => held > 0)) return <ul className={className}>{rows()}</ul>
  return (
    <CachedFragment as="ul" name="menu-items" facts={[items, list]} className={className}>
      {rows}
    </CachedFragment>
  )
}

/** One item of a menu: what it is, what it costs, and its Add. Its name links to its page. */
function MenuItem({ item, list }: { item: ItemRow; list: ListProps }) {
  const { isGoods } = list
  const props = { item, ...list }
  return (
    <CachedFragment
      as="li"
      name="menu-item"
      facts={[item, list]}
      className={isGoods ? 'product' : 'dish'}
      id={`item-${item.id}`}
      data-sold-out={item.isSoldOut || undefined}
    >
      {() => (isGoods ? <Product {...props} /> : <Dish {...props} />)}
    </CachedFragment>
  )
}

function Dish(props: Props) {
  const { item } = props
  const t = useT()
  return (
    <>
      <div className="group dish-text">
        <Tags item={item} />
        <h3 dir="auto">
          <ItemLink {...props} />
        </h3>
        <Price item={item} />
        <VendorText className={props.ordering ? 'quiet clamp' : 'quiet'}>{item.description}</VendorText>
        {item.hasChoices && <p className="quiet small-text">{t('item.customisable')}</p>}
      </div>
      <div className="dish-side">
        <Picture src={item.image} name={item.name} width={480} height={480} shownWidth="11rem" className="cropped" />
        <AddControl {...props} />
      </div>
    </>
  )
}

/** The name of goods ends with the pack size, which gets its own line. */
function Product(props: Props) {
  const { item } = props
  const t = useT()
  return (
    <>
      <div className="product-frame">
        {item.saving && (
          <p className="deal">
            <WithAmount text={t('item.save')} amount={item.saving} />
          </p>
        )}
        <Picture src={item.image} name={item.name} width={480} height={480} shownWidth="12rem" className="cropped" />
        <AddControl {...props} />
      </div>
      <Price item={item} />
      <h3 dir="auto">
        <ItemLink {...props} />
      </h3>
      <Tags item={item} />
    </>
  )
}

/** The item's own page, which is a sheet over this one with scripts. */
function ItemLink({ item, isGoods, ordering }: Props) {
  const [, name = item.name, pack = ''] = (isGoods && /^(.+?), ([^,]*\d[^,]*)$/.exec(item.name)) || []
  const text = (
    <>
      {name}
      {pack && (
        <>
          <span className="vh">, </span>
          <small>{pack}</small>
        </>
      )}
    </>
  )
  if (!ordering) return text
  const { storeId, backTo } = ordering
  const back = backTo.includes('?') ? `?${new URLSearchParams({ backTo })}` : ''
  return (
    <a className="covers" href={itemPath(storeId, item.id) + back} data-dialog="">
      {text}
    </a>
  )
}

function Tags({ item }: { item: ItemRow }) {
  const t = useT()
  const says = item.isBogo || item.left !== null || item.soldAt || item.isSubscribable
  if (item.diet === 'none' && !says) return null
  return (
    <div className="tags">
      <VegMark diet={item.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} />
      {item.isBogo && <span className="tag">{t('item.bogo')}</span>}
      {item.soldAt && (
        <span className="tag plain" dir="auto">
          {item.soldAt}
        </span>
      )}
      {item.isSubscribable && <span className="tag plain">{t('subscribe.offered')}</span>}
      {item.left !== null && <span className="tag plain">{t('cart.leftOnly', { count: item.left })}</span>}
    </div>
  )
}

/** The item's price, and its list price struck through if it is reduced; nothing for a price that cannot be read. */
export function Price({ item }: { item: ItemRow }) {
  const t = useT()
  if (!item.price) return item.hasChoices && <p className="price">{t('item.priceByChoice')}</p>
  return (
    <p className="price">
      <span className={item.listPrice ? 'now' : undefined}>
        <Amount>{item.price}</Amount>
      </span>
      {item.listPrice && (
        <s>
          <span className="vh">{t('item.listPrice')}</span> <Amount>{item.listPrice}</Amount>
        </s>
      )}
    </p>
  )
}

function AddControl({ item, ordering }: Props) {
  const t = useT()
  const words = cartWords(useLocale())
  if (!ordering && !item.isSoldOut) return null
  if (item.isSoldOut || !ordering?.canOrder) {
    return (
      <div className="adder">
        <p className="sold-out">{t(item.isSoldOut ? 'item.soldOut' : 'store.closed')}</p>
      </div>
    )
  }
  const { storeId, backTo } = ordering
  return (
    <div className="adder" data-item={item.id} data-held={item.held || undefined}>
      <Adder {...{ item, storeId, units: item.held, backTo, words }} />
    </div>
  )
}
