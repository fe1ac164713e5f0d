import { getFormProps, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { shownFor, typedBefore } from '~/features/account/customer'
import { newKey } from '~/features/submit-once/keys.server'
import { openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { supportPath } from '~/paths'
import { Field, TextArea } from '~/ui/field'
import { FormErrors } from '~/ui/form-errors'
import { Icon } from '~/ui/icon'
import { pageOf, sendReport } from './actions.server'
import { Report } from './schema'

/** Reporting a problem (rules 18.2). Text that the same customer typed before signing in again is filled in. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const user = await shop.requireUser()
  const { query } = shop
  const typed = typedBefore(user, query)
  return {
    title: shop.t('report.title'),
    as: user.id,
    idempotencyKey: newKey(),
    isUnsent: typed !== null,
    typed: { title: typed?.get('title') ?? '', description: typed?.get('description') ?? '' },
    from: pageOf(query.get('from')),
    hasSupport: shop.settings.support !== null,
  }
}

export async function action(args: ActionFunctionArgs) {
  return sendReport(await openShop(args), args.request)
}

export default function ReportBug() {
  const { title, as, idempotencyKey, isUnsent, typed, from, hasSupport } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useForm({
    id: 'report',
    lastResult: answer?.result,
    constraint: getZodConstraint(Report),
    defaultValue: { ...typed, idempotencyKey, from, tellsPage: 'on' },
  })
  const page = fields.from.initialValue ?? ''
  return (
    <div className="page narrow">
      <form className="card form" method="post" {...getFormProps(form)} encType="multipart/form-data">
        <div className="group">
          <h1>{title}</h1>
          <p className="quiet">{t('report.lead')}</p>
        </div>
        <FormErrors errors={form.errors} id={form.errorId} />
        {isUnsent && !answer && (
          <p className="notice" role="status">
            <Icon name="info" /> <span>{t('report.notSent')}</span>
          </p>
        )}
        <input type="hidden" name={shownFor} value={as} />
        <input type="hidden" name="idempotencyKey" value={fields.idempotencyKey.initialValue} autoComplete="off" />
        <Field field={fields.title} label={t('report.subject')} autoComplete="off" />
        <TextArea field={fields.description} label={t('report.description')} hint={t('report.limit')} rows={6} />
        <PictureField problem={answer?.pictureProblem ?? null} />
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
        <button className="button wide" data-busy={t('busy.sending')}>
          {t('report.send')}
        </button>
      </form>
      {hasSupport && (
        <a className="button quiet" href={supportPath()}>
          {t('report.support')}
        </a>
      )}
    </div>
  )
}

/** A picture of the problem. Browsers forget the chosen file when a form is shown again, so the page says that. */
function PictureField({ problem }: { problem: Parameters<ReturnType<typeof useT>>[0] | null }) {
  const t = useT()
  return (
    <div className="field">
      <label htmlFor="report-picture">{t('report.picture')}</label>
      <input
        id="report-picture"
        type="file"
        name="picture"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'report-picture-hint report-picture-error' : 'report-picture-hint'}
      />
      <p className="quiet small-text" id="report-picture-hint">
        {t('report.pictureHint')}
      </p>
      {problem && (
        <p className="error" id="report-picture-error" role="alert">
          <Icon name="circle-alert" className="small" />
          <span>{t(problem)}</span>
        </p>
      )}
    </div>
  )
}
