import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { formatMost } from '~/domain/money/money'
import { ShownFor } from '~/features/account/customer'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import { PaidWith, PayButton } from '~/features/payments/pay-form'
import { GroupedMethods, PaymentMethodChoices } from '~/features/payments/payment-methods'
import paymentStyles from '~/features/payments/payments.css?inline'
import { Balance } from '~/features/wallet/balance'
import { historyView, readWallet, rechargeView, requireWallet } from '~/features/wallet/wallet-view.server'
import walletStyles from '~/features/wallet/wallet.css?inline'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { walletPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Field, FieldErrors, TypedAlong, useSchemaForm } from '~/ui/form'
import { HiddenFields } from '~/ui/hidden-fields'
import { TextLink } from '~/ui/link'
import { FailedPart, FormErrors, Notice } from '~/ui/notice'
import { Pager } from '~/ui/pager'
import { Amount } from '~/ui/text'
import { recharge, Recharge, startOver } from './actions.server'

export const handle: ScreenHandle = {
  styles: [checkoutStyles, paymentStyles, walletStyles],
  isAccount: true,
}

/** The wallet: its balance, adding money, and its history (rules 16). */
export const loader = shopLoader(async (shop) => {
  const user = await requireWallet(shop)
  const { balance, movements } = await readWallet(shop, user)
  const adding = await rechargeView(shop, user, movements)
  return {
    title: shop.t('wallet.title'),
    as: user.id,
    balance: formatMost(balance, shop.settings.currency),
    adding,
    policy: { leadsTo: adding?.leadsTo } satisfies PagePolicy,
    history: movements && historyView(shop, movements),
  }
})

export const action = formAction((shop, form) =>
  form.get('intent') === 'start-over' ? startOver(shop, form) : recharge(shop, form),
)

export default function WalletScreen() {
  const { title, as, balance, adding, history } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  return (
    <div className="page medium wallet">
      <h1>{title}</h1>
      <div className="halves">
        <div>
          <Balance sum={balance}>
            {adding && (
              <a className="link to-history" href="#history">
                {t('wallet.history')}
              </a>
            )}
          </Balance>
          {adding && <RechargeForm as={as} adding={adding} answer={answer} />}
        </div>
        <div>
          <section className="card group" aria-labelledby="history">
            <h2 id="history">{t('wallet.history')}</h2>
            {history ? <History {...history} /> : <FailedPart label={t('wallet.history')} retry={walletPath()} />}
          </section>
        </div>
      </div>
    </div>
  )
}

/** A page of the wallet's history; spent amounts have a minus, all others a plus (rules 16.2). */
function History({ rows, page, pages, newer, older }: ReturnType<typeof historyView>) {
  const t = useT()
  if (rows.length === 0) return <p className="quiet">{t('wallet.none')}</p>
  return (
    <>
      <ul className="rows">
        {rows.map(({ number, label, at, isSpent, amount, order }, index) => (
          <li key={index} className="row movement">
            <div className="grow">
              <p className="strong">{t(label)}</p>
              <p className="quiet small-text beside">
                {number && <bdi>{number}</bdi>} {at && <time>{at}</time>}
              </p>
              {order && <TextLink href={order.href} label={t('order.number', { id: order.id })} />}
            </div>
            <p className={isSpent ? 'strong went' : 'strong came'}>
              <Amount>{amount}</Amount>
            </p>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pager
          label={t('wallet.pages')}
          page={t('wallet.page', { page, pages })}
          newer={{ href: newer, text: t('wallet.newer') }}
          older={{ href: older, text: t('wallet.older') }}
        />
      )}
    </>
  )
}

type Props = {
  as: string
  adding: NonNullable<Awaited<ReturnType<typeof rechargeView>>>
  answer: { result: SubmissionResult<string[]> } | undefined
}

/** The form that adds money: the amount and the payment method (rules 16.3). */
function RechargeForm({ as, adding, answer }: Props) {
  const t = useT()
  const { idempotencyKey, amount, gateway, first, groups, sum, limit, suggestions, underWay } = adding
  const [form, fields] = useSchemaForm('recharge', Recharge, answer, { amount, gateway })
  const radios = { name: fields.gateway.name, chosen: fields.gateway.initialValue ?? '', isRequired: true }
  const offered = [...first, ...groups.flatMap(({ methods }) => methods)]
  return (
    <form className="card form" method="post" {...getFormProps(form)}>
      <h2>{t('wallet.add')}</h2>
      <FormErrors errors={form.errors} id={form.errorId} />
      {underWay && (
        <Notice icon="info" role="status" link={{ href: underWay.href, text: t('wallet.look') }}>
          {t('wallet.underWay', { amount: underWay.amount, gateway: underWay.gateway })}
        </Notice>
      )}
      <ShownFor as={as} />
      <HiddenFields values={{ idempotencyKey }} />
      <TypedAlong form={form} />
      <Field
        field={fields.amount}
        label={t('wallet.amount')}
        hint={limit && t('wallet.limit', { amount: limit })}
        inputMode="decimal"
        autoComplete="off"
      />
      <ul className="choices amounts" aria-label={t('wallet.suggested')}>
        {suggestions.map(({ text, href, isTaken }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={isTaken || undefined}>
              <Amount>{text}</Amount>
            </a>
          </li>
        ))}
      </ul>
      {offered.length > 0 ? (
        <fieldset className="field payment-methods" aria-describedby={fields.gateway.errors && fields.gateway.errorId}>
          <legend className="strong">{t('payment.how')}</legend>
          <FieldErrors field={fields.gateway} />
          {first.length > 0 && <PaymentMethodChoices {...radios} methods={first} />}
          <GroupedMethods {...radios} groups={groups} />
        </fieldset>
      ) : (
        <Notice>{t('wallet.noMethod')}</Notice>
      )}
      <PayButton
        label={t('wallet.recharge')}
        busy={t('wallet.opening')}
        sum={<shop-chosen field={fields.amount.name} text={sum} />}
        disabled={offered.length === 0}
      >
        <PaidWith field={radios.name} chosen={offered.find(({ code }) => code === radios.chosen)?.name ?? ''} />
      </PayButton>
    </form>
  )
}
