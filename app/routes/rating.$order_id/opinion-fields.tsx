import { getCollectionProps, getTextareaProps, type FieldMetadata } from '@conform-to/react'
import { mostWords, stars, type RatingTag } from '~/domain/orders/rating'
import { useT } from '~/i18n/use-t'
import { FieldErrors } from '~/ui/field'
import { Icon } from '~/ui/icon'

type Props = {
  title: string
  starsField: FieldMetadata<number | string | undefined>
  tagField: FieldMetadata<string[] | undefined>
  textField: FieldMetadata<string | undefined>
  tags: readonly RatingTag[]
  hint?: string
  /** Whether the whole rating may be left out. */
  isOptional?: boolean
}

/** The rating of the store or the courier: stars, quick words, and a free text. */
export function OpinionFields({ title, starsField, tagField, textField, tags, hint, isOptional }: Props) {
  const t = useT()
  const { key, ...text } = getTextareaProps(textField)
  const hintId = `${textField.id}-hint`
  const starInputs = getCollectionProps(starsField, { type: 'radio', options: stars.map(String) })
  const tagInputs = getCollectionProps(tagField, { type: 'checkbox', options: [...tags] })
  return (
    <section className="card form" aria-labelledby={`${starsField.id}-title`}>
      <h2 id={`${starsField.id}-title`} dir="auto">
        {title}
      </h2>
      {isOptional && <p className="quiet small-text">{t('rating.mayBeLeftOut')}</p>}
      <fieldset className="field">
        <legend className="vh">{title}</legend>
        <div className="stars">
          {starInputs.map(({ key, ...input }) => (
            <label key={key}>
              <input {...input} />
              <span className="vh">{t('rating.stars', { count: Number(input.value) })}</span>
              <Icon name="star" />
            </label>
          ))}
        </div>
        <FieldErrors field={starsField} />
      </fieldset>
      <fieldset className="field">
        <legend className="strong">{t('rating.tags')}</legend>
        <div className="choices">
          {tagInputs.map(({ key, ...input }) => (
            <label key={key} className="chip">
              <input {...input} />
              {t(`rating.tag.${input.value as RatingTag}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor={textField.id}>{t('rating.text')}</label>
        <textarea key={key} {...text} rows={3} maxLength={mostWords} aria-describedby={hint && hintId} />
        {hint && (
          <p className="quiet small-text" id={hintId}>
            {hint}
          </p>
        )}
        <FieldErrors field={textField} />
      </div>
    </section>
  )
}
