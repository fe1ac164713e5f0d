import { useActionData, useLoaderData } from '@remix-run/react'
import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { redirectTarget, pendingCode } from '~/features/account/pending.server'
import { afterCode } from './after-code.server'
import { checkCode, resendCode, type CodeProblem } from '~/features/account/codes.server'
import { formAction, openShop } from '~/http/shop/open-shop.server'
import type { Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { waitText } from '~/domain/text/wait-text'
import { changeNumberPath, forgotPasswordPath, signInPath } from '~/paths'
import { ButtonAfterWait } from '~/shell/button-after-wait'
import { ErrorText, FormErrors } from '~/ui/notice'
import { WithPart } from '~/ui/with-part'

export { accountScreen as handle } from '~/features/account/account-screen'

/** Asks for the code that was sent to a number or e-mail (rules 14.18). Without a sent code it redirects to sign-in. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  shop.reply.personal()
  const redirectTo = redirectTarget(shop)
  const pending = await pendingCode(shop)
  if (!pending) throw redirectExpired(shop, redirectTo)
  if (shop.user && pending.why === 'join') throw shop.redirect(redirectTo)
  const { identifier, dial, why, length, resendAt } = pending
  const waitMs = Math.max(0, resendAt - Date.now())
  const back = { join: signInPath, reset: forgotPasswordPath, number: changeNumberPath }[why]
  return {
    title: shop.t('code.title'),
    // No line ends within the number.
    sentTo: dial ? `+${dial}\u00a0${identifier}` : identifier,
    isPhone: dial !== '',
    length,
    waitSeconds: Math.ceil(waitMs / 1000),
    wait: waitMs > 0 ? waitText(waitMs, shop.locale) : '',
    otherHref: back(redirectTo),
  }
}

export const action = formAction(async (shop, form) => {
  const redirectTo = redirectTarget(shop)
  if (form.get('intent') === 'resend') return resend(shop, redirectTo)
  const checked = await checkCode(shop, form.get('code') ?? '')
  if ('problem' in checked) return showProblem(checked.problem, 'code')
  return afterCode(shop, checked.pending, checked.outcome, redirectTo)
})

async function resend(shop: Shop, redirectTo: string) {
  const pending = await pendingCode(shop)
  if (!pending) throw redirectExpired(shop, redirectTo)
  const resent = await resendCode(shop, pending, redirectTo)
  if ('problem' in resent) return showProblem(resent.problem, 'form')
  return shop.redirect(resent.path, 'success', shop.t('code.sent'))
}

const showProblem = ({ text, status }: CodeProblem, at: 'code' | 'form') => json({ text, at }, { status })

/** The redirect if the code has expired, or was never requested in this browser. */
const redirectExpired = (shop: Shop, redirectTo: string) =>
  shop.redirect(signInPath(redirectTo), 'error', shop.t('code.expired'))

export default function VerifyCode() {
  const { title, sentTo, isPhone, length, waitSeconds, wait, otherHref } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const t = useT()
  const isWrong = problem?.at === 'code'
  return (
    <div className="page narrow">
      <div className="card form">
        <h1>{title}</h1>
        <p className="quiet">
          <WithPart text={t('code.sentTo', { count: length, to: '\n' })}>
            <bdi className="strong">{sentTo}</bdi>
          </WithPart>
        </p>
        {problem?.at === 'form' && <FormErrors errors={[problem.text]} id="code-problem" />}
        <form className="form" method="post" noValidate>
          <div className="field">
            <label htmlFor="code">{t('code.label')}</label>
            <shop-code digits={length}>
              <input
                id="code"
                name="code"
                className="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
                required
                maxLength={40}
                dir="ltr"
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? 'code-error' : undefined}
              />
            </shop-code>
            {isWrong && <ErrorText id="code-error">{problem.text}</ErrorText>}
          </div>
          <button className="button wide" data-busy={t('busy.checking')}>
            {t('code.verify')}
          </button>
        </form>
        {/* Sends another code once the wait is over. A request that is too early shows the time left; a script counts it down. */}
        <form className="form tight" method="post">
          <ButtonAfterWait
            label={t('code.resend')}
            seconds={waitSeconds}
            text={t('code.resendIn', { wait: '\n' })}
            wait={wait}
            name="intent"
            value="resend"
          />
        </form>
        <a className="link" href={otherHref}>
          {t(isPhone ? 'code.otherNumber' : 'code.otherEmail')}
        </a>
      </div>
    </div>
  )
}
