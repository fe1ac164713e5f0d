import { formatMoney, isPositive, type Currency } from '~/domain/money'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import type { ChoiceProblem } from '~/features/cart/cart.server'
import type { WordKey } from '~/i18n/i18n.server'
import { itemPath } from '~/paths'
import { VegMark } from '~/ui/veg-mark'
import type { Diet } from '~/domain/menu'
import { ChoiceFieldset } from './choice-fieldset'
import type { GroupView } from './group-views'

type Props = {
  storeId: string
  storeName: string
  backTo: string
  currency: Currency
  /** Why it cannot be added, or null. */
  refusal: WordKey | null
  item: { id: string; name: string; description: string; image: string; price: string; diet: Diet; stock: number }
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
  refusal,
  item,
  groups,
  chosen,
  message,
  errors,
}: Props) {
  const t = useT()
  return (
    <form
      className="choices"
      method="post"
      action={itemPath(storeId, item.id)}
      {...mark({
        'dialog-content': true,
        cart: true,
        choices: true,
        base: item.price,
        currency: JSON.stringify(currency),
      })}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="storeId" value={storeId} />
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="backTo" value={backTo} />
      <div className="choices-head">
        {item.image && <img src={item.image} alt="" width="96" height="96" />}
        <div>
          <VegMark diet={item.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} />
          <h1>{item.name}</h1>
          <p className="quiet">{item.description || storeName}</p>
          {isPositive(item.price) && <p className="item-price">{formatMoney(item.price, currency)}</p>}
        </div>
      </div>
      {message && (
        <p className="form-error" role="alert">
          {message}
        </p>
      )}
      {groups.map((group) => (
        <ChoiceFieldset key={group.id} group={group} chosen={chosen} errors={errors} />
      ))}
      <div className="choices-foot">
        <label className="quantity">
          <span>{t('item.quantity')}</span>
          <input
            type="number"
            name="quantity"
            defaultValue={1}
            min={1}
            max={Math.max(1, item.stock)}
            inputMode="numeric"
            required
          />
        </label>
        <a className="button-quiet" href={backTo} {...mark({ close: true })}>
          {t('item.cancel')}
        </a>
        <button className="button" disabled={refusal !== null}>
          {t(refusal ?? 'item.addToCart')} <span {...mark({ total: true })} />
        </button>
      </div>
    </form>
  )
}
