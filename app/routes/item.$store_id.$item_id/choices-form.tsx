import { formatMoney, times, type Currency } from '~/domain/money/money'
import { useT } from '~/i18n/use-t'
import type { ChoiceProblem } from '~/features/cart/cart.server'
import { QuantityField } from '~/features/cart/quantity-field'
import type { WordKey } from '~/i18n/i18n.server'
import { itemPath } from '~/paths'
import { Amount } from '~/ui/amount'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { VegMark } from '~/ui/veg-mark'
import type { Diet } from '~/domain/stores/menu'
import { ChoiceFieldset } from './choice-fieldset'
import { priceWith, type GroupView } from './group-views'

type Props = {
  storeId: string
  storeName: string
  backTo: string
  currency: Currency
  /** The store does not deliver to the chosen place (rules 5.26). The item can be added: another place or pickup may be chosen later. */
  isTooFar: boolean
  /** Why it cannot be added, or null. */
  refusal: WordKey | null
  item: {
    id: string
    name: string
    description: string
    image: string
    price: string
    priceText: string | null
    listPriceText: string | null
    diet: Diet
    stock: number
  }
  /** Whether the item can be subscribed to. */
  canSubscribe: boolean
  /** Units of the item in the cart. */
  held: number
  quantity: number
  groups: GroupView[]
  chosen: string[]
  message?: string
  errors: ChoiceProblem[]
}

/** The form of an item's choices, the same on its page and in the dialog. */
export function ChoicesForm({
  storeId,
  storeName,
  backTo,
  currency,
  isTooFar,
  refusal,
  item,
  canSubscribe,
  held,
  quantity,
  groups,
  chosen,
  message,
  errors,
}: Props) {
  const t = useT()
  return (
    <shop-choices base={item.price} currency={JSON.stringify(currency)} data-dialog-content="">
      <form className="item-sheet" method="post" action={itemPath(storeId, item.id)} noValidate data-cart="">
        {/* Enter presses the form's first button, which would otherwise be the minus. */}
        <button hidden name="intent" value="add" disabled={refusal !== null} />
        <input type="hidden" name="storeId" value={storeId} />
        <input type="hidden" name="itemId" value={item.id} />
        <input type="hidden" name="backTo" value={backTo} />
        <a className="icon-button floating sheet-close" href={backTo} aria-label={t('item.cancel')} data-close="">
          <Icon name="x" />
        </a>
        <div className="sheet-scroll">
          {item.image && <Picture src={item.image} name={item.name} width={800} height={600} />}
          <div className="sheet-body">
            <div className="sheet-intro">
              <VegMark diet={item.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} />
              <h1 dir="auto">{item.name}</h1>
              {item.priceText && (
                <p className="price">
                  <span className={item.listPriceText ? 'now' : undefined}>
                    <Amount>{item.priceText}</Amount>
                  </span>
                  {item.listPriceText && (
                    <s>
                      <span className="vh">{t('item.listPrice')}</span> <Amount>{item.listPriceText}</Amount>
                    </s>
                  )}
                </p>
              )}
              <p className="quiet" dir="auto">
                {item.description || storeName}
              </p>
              {held > 0 && <p className="tag">{t('cart.held', { count: held })}</p>}
            </div>
            {isTooFar && (
              <p className="notice">
                <Icon name="map-pin" /> <span>{t('review.outOfReach')}</span>
              </p>
            )}
            {message && (
              <p className="error" role="alert">
                {message}
              </p>
            )}
            {groups.map((group) => (
              <ChoiceFieldset key={group.id} group={group} chosen={chosen} errors={errors} />
            ))}
          </div>
        </div>
        <div className="sheet-foot">
          {(!refusal || canSubscribe) && <QuantityField name={item.name} quantity={quantity} stock={item.stock} />}
          <button className="button split" name="intent" value="add" disabled={refusal !== null}>
            <span>{t(refusal ?? 'item.addToCart')}</span>
            {!refusal && (
              <bdi className="money" data-total="">
                {formatMoney(times(priceWith(chosen, item.price, groups), quantity), currency)}
              </bdi>
            )}
          </button>
          {canSubscribe && (
            <button className="button quiet" name="intent" value="subscribe">
              <Icon name="refresh-cw" className="small" /> {t('subscribe.action')}
            </button>
          )}
        </div>
      </form>
    </shop-choices>
  )
}
