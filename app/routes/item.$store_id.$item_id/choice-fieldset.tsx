import { useT } from '~/i18n/use-t'
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
      className={parentId ? 'options nested' : 'options'}
      data-min={group.min}
      data-group={parentId ?? group.id}
      data-max={group.kind === 'many' && group.max !== null ? group.max : undefined}
      data-parent={parentId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        <span dir="auto">{group.name}</span> <RuleText group={group} />
      </legend>
      {error && (
        <p className="error" id={errorId}>
          {t(error.reason, { bound: error.bound })}
        </p>
      )}
      {group.kind === 'optional-one' && (
        <label className="option">
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
        <Choice key={choice.id} choice={choice} group={group} chosen={chosen} errors={errors} parentId={parentId} />
      ))}
    </fieldset>
  )
}

type ChoiceProps = Props & { choice: ChoiceView }

/** A choice, followed by those that hang under it. */
function Choice({ choice, group, chosen, errors, parentId }: ChoiceProps) {
  const isRadio = group.kind !== 'many'
  return (
    <>
      <label className="option">
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
  const text =
    kind === 'one'
      ? t('choices.ruleOne')
      : min > 0 && max !== null
        ? t('choices.ruleBetween', { min, max })
        : min > 0
          ? t('choices.ruleAtLeast', { min })
          : max !== null
            ? t('choices.ruleUpTo', { max })
            : t('choices.ruleOptional')
  return <small className="rule">{text}</small>
}
