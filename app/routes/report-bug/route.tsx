import { useActionData, useLoaderData } from '@remix-run/react'
import { ShownFor, typedBefore } from '~/features/account/customer'
import { shopAction, shopLoader } from '~/http/shop/open-shop.server'
import { newKey } from '~/http/store/keys.server'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'
import { supportPath } from '~/paths'
import { photoTypes } from '~/pictures/picture'
import { Button, Field, FormPage, TextArea, useSchemaForm } from '~/ui/form'
import { ButtonLink } from '~/ui/link'
import { ErrorText, Notice } from '~/ui/notice'
import { pageOf, Report, sendReport } from './actions.server'

/** Reporting a problem (rules 18.2). Text that the same customer typed before signing in again is filled in. */
export const loader = shopLoader(async (shop) => {
  const user = await shop.requireUser()
  const { query } = shop
  const typed = typedBefore(shop)
  return {
    title: shop.t('report.title'),
    as: user.id,
    idempotencyKey: newKey(),
    isUnsent: typed !== null,
    typed: { title: typed?.get('title') ?? '', description: typed?.get('description') ?? '' },
    from: pageOf(query.get('from')),
    hasSupport: shop.settings.support !== null,
  }
})

export const action = shopAction((shop, _, request) => sendReport(shop, request))

export default function ReportBug() {
  const { title, as, idempotencyKey, isUnsent, typed, from, hasSupport } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const defaults = { ...typed, idempotencyKey, from, tellsPage: 'on' as const }
  const [form, fields] = useSchemaForm('report', Report, answer, defaults)
  const page = fields.from.initialValue ?? ''
  return (
    <FormPage
      form={form}
      title={title}
      encType="multipart/form-data"
      intro={<p className="quiet">{t('report.lead')}</p>}
      after={hasSupport && <ButtonLink look="quiet" href={supportPath()} label={t('report.support')} />}
    >
      {isUnsent && !answer && (
        <Notice icon="info" role="status">
          {t('report.notSent')}
        </Notice>
      )}
      <ShownFor as={as} />
      <input type="hidden" name="idempotencyKey" value={fields.idempotencyKey.initialValue} autoComplete="off" />
      <Field field={fields.title} label={t('report.subject')} autoComplete="off" />
      <TextArea field={fields.description} label={t('report.description')} hint={t('report.limit')} rows={6} />
      <PictureField problem={answer?.pictureProblem ?? null} takesFocus={!form.errors} />
      {page && (
        <div className="field">
          <input type="hidden" name="from" value={page} />
          <label className="tick">
            <input
              type="checkbox"
              name="tellsPage"
              value="on"
              defaultChecked={fields.tellsPage.initialValue === 'on'}
            />
            <span>
              {t('report.tellsPage')} <bdi dir="ltr">{page}</bdi>
            </span>
          </label>
        </div>
      )}
      <Button look="wide" busy={t('busy.sending')} label={t('report.send')} />
    </FormPage>
  )
}

type PictureProps = {
  problem: WordKey | null
  /** Whether a problem moves the focus here: not away from a message about the whole form. */
  takesFocus: boolean
}

/** A picture of the problem. Browsers forget the chosen file when a form is shown again, so the page says that. */
function PictureField({ problem, takesFocus }: PictureProps) {
  const t = useT()
  return (
    <div className="field">
      <label htmlFor="report-picture">{t('report.picture')}</label>
      <input
        id="report-picture"
        type="file"
        name="picture"
        accept={photoTypes}
        autoFocus={problem !== null && takesFocus}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'report-picture-hint report-picture-error' : 'report-picture-hint'}
      />
      <p className="quiet small-text" id="report-picture-hint">
        {t('report.pictureHint')}
      </p>
      {problem && <ErrorText id="report-picture-error">{t(problem)}</ErrorText>}
    </div>
  )
}
