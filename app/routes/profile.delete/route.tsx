import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountLinks } from '~/features/account/account-links'
import { shownFor } from '~/features/account/customer'
import { formAction, openShop } from '~/http/shop/open-shop.server'
import { useLocale, useT } from '~/i18n/use-t'
import { deleteAccountPath, profilePath } from '~/paths'
import { Field } from '~/ui/field'
import { FormPage, useSchemaForm } from '~/ui/form-page'
import { confirmationOf, deleteAccount } from './actions.server'

export { profileScreen as handle } from '~/features/account/account-screen'

/** Asks before the account is deleted, and says what is lost. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { id } = await shop.requireUser()
  return { title: shop.t('profile.deleteAccount'), as: id, hasWallet: shop.settings.walletMenuEnabled }
}

export const action = formAction(deleteAccount)

export default function DeleteAccount() {
  const { title, as, hasWallet } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const schema = confirmationOf(t('profile.deleteWord'), useLocale())
  const [form, fields] = useSchemaForm('delete-account', schema, answer)
  return (
    <FormPage form={form} title={title} beside={<AccountLinks current={deleteAccountPath()} />}>
      <div>
        <p>{t('profile.deleteText')}</p>
        <ul className="lost">
          <li>{t('profile.lost.person')}</li>
          <li>{t('profile.lost.orders')}</li>
          <li>{t('profile.lost.addresses')}</li>
          {hasWallet && <li>{t('profile.lost.wallet')}</li>}
          <li>{t('profile.lost.cart')}</li>
        </ul>
      </div>
      <input type="hidden" name={shownFor} value={as} />
      <Field
        field={fields.confirm}
        label={t('profile.deleteLabel', { word: t('profile.deleteWord') })}
        autoComplete="off"
      />
      <div className="confirm-actions">
        <a className="button quiet" href={profilePath()}>
          {t('profile.keep')}
        </a>
        <button className="button destructive" data-busy={t('busy.working')}>
          {t('profile.deleteAccount')}
        </button>
      </div>
    </FormPage>
  )
}
