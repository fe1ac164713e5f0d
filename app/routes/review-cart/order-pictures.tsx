import { ExtraLine } from './extra-line'
import type { ExtrasView } from '~/features/checkout/extras.server'
import { useT } from '~/i18n/use-t'
import { reviewPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { picturesId } from './schema'

type Props = {
  pictures: NonNullable<NonNullable<ExtrasView>['pictures']>
  formId: string
  /** The problems with the chosen files, in words. */
  problem: string | null
}

/** Pictures for the store, such as a shopping list: those that were added, and a field for more (rules 11.13). */
export function OrderPictures({ pictures: { kept, most }, formId, problem }: Props) {
  const t = useT()
  const action = `${reviewPath()}#${picturesId}`
  return (
    <ExtraLine
      icon="image"
      title={t('pictures.title')}
      chosen={kept.length > 0 ? t('pictures.count', { number: kept.length, most }) : t('pictures.hint')}
      isOpen={problem !== null}
    >
      {/* A link to an anchor inside closed details opens them. */}
      <div className="field extra-body" id={picturesId}>
        {kept.length > 0 && (
          <ul className="order-pictures">
            {kept.map(({ id, src }, at) => (
              <li key={id}>
                <Picture src={src} name={t('pictures.name', { number: at + 1 })} width={192} height={192} />
                <button
                  className="link"
                  form={formId}
                  formAction={action}
                  name="removePicture"
                  value={id}
                  aria-label={t('pictures.removeNamed', { number: at + 1 })}
                >
                  {t('pictures.remove')}
                </button>
              </li>
            ))}
          </ul>
        )}
        {kept.length < most && (
          <>
            <label htmlFor="picture">{t('pictures.choose')}</label>
            <div className="field-line">
              <input
                id="picture"
                type="file"
                form={formId}
                name="picture"
                multiple
                accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? 'picture-error' : undefined}
              />
              <button className="button quiet" form={formId} formAction={action} formEncType="multipart/form-data">
                {t('pictures.add')}
              </button>
            </div>
          </>
        )}
        {problem && (
          <p className="error" id="picture-error" role="alert">
            <Icon name="circle-alert" className="small" />
            <span dir="auto">{problem}</span>
          </p>
        )}
      </div>
    </ExtraLine>
  )
}
