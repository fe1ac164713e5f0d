import type { ChoiceError } from '~/domain/cart/customisation'
import { formatMoney, times } from '~/domain/money/money'
import { QuantityField } from '~/features/cart/quantity-field'
import { Price } from '~/features/stores/menu-item'
import { useT } from '~/i18n/use-t'
import { itemPath } from '~/paths'
import { HiddenFields } from '~/ui/hidden-fields'
import { Icon, VegMark } from '~/ui/icon'
import { ErrorText, Notice } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/text'
import { priceWith, type ChoiceView, type GroupView, type ItemData } from './item.server'

type Props = ItemData & { message?: string; errors: ChoiceError[] }

/** The form of an item's choices, the same on its page and in the dialog. */
export function ChoicesForm({ item, quantity, groups, chosen, message, errors, ...props }: Props) {
  const { storeId, storeName, backTo, currency, isTooFar, refusal, canSubscribe, basePrice, stock } = props
  const t = useT()
  return (
    <shop-choices base={basePrice} currency={JSON.stringify(currency)} data-dialog-content="">
      {/* Otherwise browsers restore choices on reload or Back, beside the price of those at page load. */}
      <form
        className="item-sheet"
        method="post"
        action={itemPath(storeId, item.id)}
        noValidate
        autoComplete="off"
        data-cart=""
      >
        {/* Enter presses the form's first button, which would otherwise be the minus. */}
        <button hidden name="intent" value="add" disabled={refusal !== null} />
        <HiddenFields values={{ storeId, itemId: item.id, backTo }} />
        <a className="icon-button floating sheet-close" href={backTo} aria-label={t('confirm.cancel')} data-close="">
          <Icon name="x" />
        </a>
        <div className="sheet-scroll">
          {item.image && <Picture src={item.image} name={item.name} width={800} height={600} className="cropped" />}
          <div className="group sheet-body">
            <div className="group tight start sheet-intro">
              <VegMark diet={item.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} />
              <h1 dir="auto">{item.name}</h1>
              {item.price && <Price item={item} />}
              <VendorText>{item.description || storeName}</VendorText>
              {item.held > 0 && <p className="tag">{t('cart.held', { count: item.held })}</p>}
            </div>
            {isTooFar && <Notice icon="mapPin">{t('review.outOfReach')}</Notice>}
            {/* A message about groups is said at each of them, and the first has the focus. */}
            {message && (
              <ErrorText tabIndex={-1} autoFocus={errors.length === 0}>
                {message}
              </ErrorText>
            )}
            {groups.map((group) => (
              <ChoiceFieldset key={group.id} group={group} chosen={chosen} errors={errors} />
            ))}
          </div>
        </div>
        <div className="sheet-foot">
          {(!refusal || canSubscribe) && <QuantityField name={item.name} quantity={quantity} stock={stock} />}
          <button
            className="button split"
            data-busy={t('busy.adding')}
            name="intent"
            value="add"
            disabled={refusal !== null}
          >
            <span>{t(refusal ?? 'item.addToCart')}</span>
            {!refusal && (
              <bdi className="money" data-total="">
                {formatMoney(times(priceWith(chosen, basePrice, groups), quantity), currency)}
              </bdi>
            )}
          </button>
          {canSubscribe && (
            <button className="button quiet" name="intent" value="subscribe">
              <Icon name="refreshCw" className="small" /> {t('subscribe.action')}
            </button>
          )}
        </div>
      </form>
    </shop-choices>
  )
}

type FieldsetProps = { group: GroupView; chosen: string[]; errors: ChoiceError[]; parentId?: string }

/** A group of choices: radios for one, with a way to choose none where that is allowed, else checkboxes (rules 6.6). */
function ChoiceFieldset({ group, chosen, errors, parentId }: FieldsetProps) {
  const t = useT()
  const error = errors.find(({ groupId, choiceId }) => (choiceId ?? groupId) === (parentId ?? group.id))
  const errorId = `group-${group.id}-error`
  return (
    <fieldset
      className={parentId ? 'options nested' : 'options'}
      data-min={group.min}
      data-group={parentId ?? group.id}
      data-max={group.kind === 'many' && group.max !== null ? group.max : undefined}
      data-parent={parentId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="beside apart">
        <span dir="auto">{group.name}</span> <RuleText group={group} />
      </legend>
      {error && (
        <p className="error" id={errorId} tabIndex={-1} autoFocus>
          {t(error.reason, { bound: error.bound })}
        </p>
      )}
      {group.kind === 'optional-one' && (
        <label className="tick option">
          <input
            type="radio"
            name={radioName(group)}
            value=""
            defaultChecked={!group.choices.some(({ id }) => chosen.includes(id))}
          />
          <span className="grow">{t('choices.none')}</span>
        </label>
      )}
      {group.choices.map((choice) => (
        <Choice key={choice.id} {...{ choice, group, chosen, errors, parentId }} />
      ))}
    </fieldset>
  )
}

/** A choice, followed by those that hang under it. */
function Choice({ choice, group, chosen, errors, parentId }: FieldsetProps & { choice: ChoiceView }) {
  const isRadio = group.kind !== 'many'
  return (
    <>
      <label className="tick option">
        <input
          id={`choice-${choice.id}`}
          type={isRadio ? 'radio' : 'checkbox'}
          name={isRadio ? radioName(group) : 'choice'}
          value={choice.id}
          defaultChecked={chosen.includes(choice.id)}
          required={group.kind === 'one' && !parentId}
          data-price={choice.price}
        />
        <span className="grow" dir="auto">
          {choice.name}
        </span>
        {choice.priceText && <bdi className="money">{choice.priceText}</bdi>}
      </label>
      {choice.nested && <ChoiceFieldset group={choice.nested} chosen={chosen} errors={errors} parentId={choice.id} />}
    </>
  )
}

/** Radios of one group share a name; `gatherChoices` reads them beside the checkboxes. */
const radioName = (group: GroupView) => `pick-${group.id}`

function RuleText({ group: { kind, min, max } }: { group: GroupView }) {
  const t = useT()
  const text = () => {
    if (kind === 'one') return t('choices.ruleOne')
    if (min > 0) return max === null ? t('choices.ruleAtLeast', { min }) : t('choices.ruleBetween', { min, max })
    return max === null ? t('choices.ruleOptional') : t('choices.ruleUpTo', { max })
  }
  return <small className="tag rule">{text()}</small>
}
