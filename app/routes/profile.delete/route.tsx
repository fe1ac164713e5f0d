import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { AccountLinks } from '~/features/account/account-links'
import { completeSignOut } from '~/features/account/account.server'
import { isSameCustomer, ShownFor } from '~/features/account/customer'
import { failureAnswer, formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { type Shop } from '~/http/shop/shop.server'
import { useLocale, useT } from '~/i18n/use-t'
import { deleteAccountPath, homePath, profilePath } from '~/paths'
import { Button, Field, FormPage, useSchemaForm } from '~/ui/form'
import { ButtonLink } from '~/ui/link'
import { mayBeDone } from '~/vendor-api/errors'

export { profileScreen as handle } from '~/features/account/account-screen'

/** Asks before the account is deleted, and says what is lost. */
export const loader = shopLoader(async (shop) => {
  const { id } = await shop.requireUser()
  return { title: shop.t('profile.deleteAccount'), as: id, hasWallet: shop.settings.walletMenuEnabled }
})

export const action = formAction(deleteAccount)

/** The word accepted in every language, because not everybody can type the language's own. */
const everywhere = 'DELETE'

/** The typed confirmation: the page's word, in whichever case. */
export const confirmationOf = (word: string, locale: string) => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent' })
  return z.object({
    confirm: z
      .string({ error: 'profile.deleteRequired' })
      .trim()
      .refine((typed) => [word, everywhere].some((one) => compare(typed, one) === 0), 'profile.deleteRequired'),
  })
}

/** Deletes the account for good and signs out (rules 14.14). If the vendor refuses, nothing is lost. */
export async function deleteAccount(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  const submission = parseFields(form, confirmationOf(shop.t('profile.deleteWord'), shop.locale))
  if (!isSameCustomer(shop, form)) return refusedForm(submission, shop.t('account.changed'), 409)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  try {
    await shop.vendor.account.remove(user.id)
  } catch (error) {
    if (!(await isGone(shop, error))) return refusedForm(submission, ...failureAnswer(error, shop.t))
  }
  shop.reply.toast('success', shop.t('profile.deleted'))
  return completeSignOut(shop, homePath())
}

/** Whether an account is gone although no answer said so: its token is refused, and the call throws a redirect. */
async function isGone({ vendor }: Shop, error: unknown) {
  if (!mayBeDone(error)) return false
  return vendor.auth.userDetails().then(
    () => false,
    (thrown: unknown) => thrown instanceof Response,
  )
}

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
      <ShownFor as={as} />
      <Field
        field={fields.confirm}
        label={t('profile.deleteLabel', { word: t('profile.deleteWord') })}
        autoComplete="off"
      />
      <div className="confirm-actions">
        <ButtonLink look="quiet" href={profilePath()} label={t('profile.keep')} />
        <Button look="destructive" busy={t('busy.working')} label={t('profile.deleteAccount')} />
      </div>
    </FormPage>
  )
}
