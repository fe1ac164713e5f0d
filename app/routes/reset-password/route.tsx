import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { redirectTarget, pendingProof } from '~/features/account/pending.server'
import { AccountName, PasswordFields } from '~/features/account/password-fields'
import { NewPassword } from '~/features/account/passwords'
import { formAction, openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { forgotPasswordPath } from '~/paths'
import { FormPage, useSchemaForm } from '~/ui/form-page'
import { WithPart } from '~/ui/with-part'
import { setPassword, redirectToForgotPassword } from './actions.server'

export { accountScreen as handle } from '~/features/account/account-screen'

/** A new password for the account that was verified in this browser; without a verification there is no form (rules 14.12). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  shop.reply.personal()
  const redirectTo = redirectTarget(shop)
  const proof = await pendingProof(shop, 'reset')
  if (!proof) throw redirectToForgotPassword(shop, redirectTo)
  const { identifier, dial } = proof
  return {
    title: shop.t('password.resetTitle'),
    identifier,
    account: dial ? `+${dial} ${identifier}` : identifier,
    againHref: forgotPasswordPath(redirectTo),
  }
}

export const action = formAction(async (shop, form) => {
  const redirectTo = redirectTarget(shop)
  const proof = await pendingProof(shop, 'reset')
  return proof ? setPassword(shop, form, proof, redirectTo) : redirectToForgotPassword(shop, redirectTo)
})

export default function ResetPassword() {
  const { title, identifier, account, againHref } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useSchemaForm('reset-password', NewPassword, answer)
  return (
    <FormPage
      form={form}
      title={title}
      intro={
        <p className="quiet">
          <WithPart text={t('password.resetText', { to: '\n' })}>
            <bdi className="strong">{account}</bdi>
          </WithPart>
        </p>
      }
    >
      <AccountName name={identifier} />
      <PasswordFields password={fields.password} confirm={fields.confirm} />
      <button className="button wide" data-busy={t('busy.saving')}>
        {t('password.set')}
      </button>
      <p className="beside apart">
        <a className="link" href={againHref}>
          {t('password.again')}
        </a>
      </p>
    </FormPage>
  )
}
