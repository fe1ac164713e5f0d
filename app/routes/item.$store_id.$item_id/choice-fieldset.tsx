import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import type { ChoiceProblem } from '~/features/cart/cart.server'
import type { ChoiceView, GroupView } from './group-views'

type Props = { group: GroupView; chosen: string[]; errors: ChoiceProblem[]; parentId?: string }

/** A group of choices: radios for one, with a way to choose none where that is allowed, else checkboxes (rules 6.6). */
export function ChoiceFieldset({ group, chosen, errors, parentId }: Props) {
  const t = useT()
  const error = errors.find(({ groupId, choiceId }) => (choiceId ?? groupId) === (parentId ?? group.id))
  const errorId = `group-${group.id}-error`
  return (
    <fieldset
      className={parentId ? 'choice-group nested' : 'choice-group'}
      {...mark({
        group: parentId ?? group.id,
        max: group.kind === 'many' && group.max !== null ? group.max : undefined,
        parent: parentId,
      })}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        {group.name} <RuleText group={group} />
      </legend>
      {error && (
        <p className="field-error" id={errorId}>
          {t(error.reason, { bound: error.bound })}
        </p>
      )}
      {group.kind === 'optional-one' && (
        <label className="choice">
          <input
            type="radio"
            name={radioName(group)}
            value=""
            defaultChecked={!group.choices.some(({ id }) => chosen.includes(id))}
          />
          <span>{t('choices.none')}</span>
        </label>
      )}
      {group.choices.map((choice) => (
        <ChoiceRow key={choice.id} choice={choice} group={group} chosen={chosen} errors={errors} parentId={parentId} />
      ))}
    </fieldset>
  )
}

type RowProps = Props & { choice: ChoiceView }

function ChoiceRow({ choice, group, chosen, errors, parentId }: RowProps) {
  const isRadio = group.kind !== 'many'
  return (
    <div className="choice-row">
      <label className="choice">
        <input
          id={`choice-${choice.id}`}
          type={isRadio ? 'radio' : 'checkbox'}
          name={isRadio ? radioName(group) : 'choice'}
          value={choice.id}
          defaultChecked={chosen.includes(choice.id)}
          required={group.kind === 'one' && !parentId}
          {...mark({ price: choice.price })}
        />
        <span>{choice.name}</span>
        {choice.priceText && <span className="choice-price">{choice.priceText}</span>}
      </label>
      {choice.nested && <ChoiceFieldset group={choice.nested} chosen={chosen} errors={errors} parentId={choice.id} />}
    </div>
  )
}

/** Radios of one group share a name; `gatherChoices` reads them beside the checkboxes. */
const radioName = (group: GroupView) => `pick-${group.id}`

function RuleText({ group }: { group: GroupView }) {
  const t = useT()
  if (group.kind === 'one') return <small>{t('choices.ruleOne')}</small>
  if (group.min > 0 && group.max !== null)
    return <small>{t('choices.ruleBetween', { min: group.min, max: group.max })}</small>
  if (group.min > 0) return <small>{t('choices.ruleAtLeast', { min: group.min })}</small>
  if (group.max !== null) return <small>{t('choices.ruleUpTo', { max: group.max })}</small>
  return <small>{t('choices.ruleOptional')}</small>
}
