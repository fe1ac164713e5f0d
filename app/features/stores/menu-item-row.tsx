import type { ItemRow } from '~/features/stores/store-screen.server'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { cartPath, itemPath } from '~/paths'
import { VegMark } from '~/ui/veg-mark'

type Props = { item: ItemRow; storeId: string; canOrder: boolean; backTo: string }

/** One item of a menu: what it is, what it costs, and the way into the cart. */
export function MenuItemRow({ item, storeId, canOrder, backTo }: Props) {
  const t = useT()
  return (
    <li className="item" id={`item-${item.id}`} data-sold-out={item.isSoldOut || undefined}>
      <div className="item-text">
        <VegMark diet={item.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} />
        <h3>{item.name}</h3>
        <p className="item-price">
          {item.price ?? t('item.priceByChoice')}
          {item.listPrice && (
            <s>
              <span className="visually-hidden">{t('item.listPrice')}</span> {item.listPrice}
            </s>
          )}
          {item.isBogo && <span className="tag tag-offer">{t('item.bogo')}</span>}
        </p>
        {item.description && <p className="item-description">{item.description}</p>}
      </div>
      <div className="item-side">
        <div className="item-picture">
          {item.image && <img src={item.image} alt="" width="96" height="96" loading="lazy" decoding="async" />}
        </div>
        <AddControl item={item} storeId={storeId} canOrder={canOrder} backTo={backTo} />
      </div>
    </li>
  )
}

function AddControl({ item, storeId, canOrder, backTo }: Props) {
  const t = useT()
  if (item.isSoldOut) return <p className="item-state">{t('item.soldOut')}</p>
  if (!canOrder) return <p className="item-state">{t('store.closed')}</p>
  const label = t('item.add', { name: item.name })
  if (item.isCustomisable) {
    return (
      <form className="item-add" action={itemPath(storeId, item.id)} {...mark({ dialog: true })}>
        <input type="hidden" name="backTo" value={backTo} />
        <button className="button-add" aria-label={label}>
          {t('item.addShort')}
        </button>
        <span className="item-hint">{t('item.customisable')}</span>
      </form>
    )
  }
  return (
    <form className="item-add" method="post" action={cartPath()} {...mark({ cart: true })}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="storeId" value={storeId} />
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="backTo" value={backTo} />
      <button className="button-add" aria-label={label}>
        {t('item.addShort')}
      </button>
    </form>
  )
}
