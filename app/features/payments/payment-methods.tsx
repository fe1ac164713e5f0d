import type { GatewayKind } from '~/domain/payments/gateways'
import { useT } from '~/i18n/use-t'
import { Icon, type IconName } from '~/ui/icon'
import { ErrorText, Notice } from '~/ui/notice'
import marks from './gateway-marks.svg?url'
import type { PaymentMethodChoice, paymentMethodsView } from './payment-methods.server'

type View = ReturnType<typeof paymentMethodsView>

/**
 * The payment methods. If the wallet covers the total, ticking it hides the others by CSS; browsers that cannot do this
 * still show them, and none is required. The hidden part is below the tick, so that the tick does not move.
 */
export function PaymentMethodList({ methods, error }: { methods: View; error: string }) {
  const { first, groups, wallet, chosen } = methods
  const t = useT()
  const props = { name: 'method', chosen, isRequired: !wallet?.coversAll }
  const likely = first.length > 0 && <PaymentMethodChoices {...props} methods={first} />
  return (
    <fieldset className="card payment-methods" aria-labelledby="methods">
      <h2 id="methods">{t('payment.how')}</h2>
      {error && (
        <ErrorText tabIndex={-1} autoFocus>
          {error}
        </ErrorText>
      )}
      {!wallet?.coversAll && likely}
      {wallet && <Wallet wallet={wallet} />}
      {methods.isWalletUnread && (
        <Notice icon="circleAlert" role="status">
          {t('part.failed', { part: t('wallet.title') })}
        </Notice>
      )}
      {wallet?.coversAll && likely}
      <GroupedMethods {...props} groups={groups} />
      {first.length + groups.length === 0 && !wallet?.coversAll && <Notice>{t('payment.noMethod')}</Notice>}
    </fieldset>
  )
}

function Wallet({ wallet }: { wallet: NonNullable<View['wallet']> }) {
  const t = useT()
  return (
    <div className="group tight wallet-line">
      <input type="hidden" name="balance" value={wallet.balance} />
      <label className="tick">
        <input
          type="checkbox"
          name="wallet"
          value="on"
          defaultChecked={wallet.isUsed}
          aria-describedby="wallet-has wallet-split"
          className={wallet.coversAll ? 'covers-all' : undefined}
        />
        <span className="mark">
          <Icon name="wallet" />
        </span>
        <span className="grow strong">{t('pay.wallet')}</span>
      </label>
      <p className="quiet small-text" id="wallet-has">
        {wallet.has}
      </p>
      <Notice className="calm split" id="wallet-split">
        {wallet.split}
      </Notice>
    </div>
  )
}

type ChoiceProps = { name: string; methods: PaymentMethodChoice[]; chosen: string; isRequired: boolean; label?: string }

/** Payment methods as radio buttons, under a heading if they have one. */
export function PaymentMethodChoices({ name, methods, chosen, isRequired, label }: ChoiceProps) {
  const t = useT()
  return (
    <div className="payment-method-group" role={label && 'group'} aria-label={label}>
      {label && <h3 aria-hidden="true">{label}</h3>}
      <div>
        {methods.map((method) => (
          <label key={method.code} className="choice">
            <input
              type="radio"
              name={name}
              value={method.code}
              required={isRequired}
              defaultChecked={method.code === chosen}
              // Browsers restore a choice by its position, which has changed if another method was used last.
              autoComplete="off"
            />
            <Mark {...method} />
            <span className="grow">
              <span className="strong">{method.name}</span>
              {method.isLast && (
                <span className="quiet small-text" aria-hidden="true">
                  {t('pay.lastUsed')}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

type GroupedProps = Omit<ChoiceProps, 'methods' | 'label'> & Pick<View, 'groups'>

/** All groups with their names; few methods are one group. */
export function GroupedMethods({ groups, ...props }: GroupedProps) {
  const t = useT()
  const all = groups.flatMap(({ methods }) => methods)
  if (all.length === 0) return null
  if (all.length <= 3) return <PaymentMethodChoices {...props} methods={all} label={t('pay.kind.online')} />
  return groups.map(({ kind, methods }) => (
    <PaymentMethodChoices key={kind} {...props} methods={methods} label={t(`pay.kind.${kind}`)} />
  ))
}

const codesWithLogo = new Set(['razorpay', 'paypal', 'stripe', 'klarna', 'paytm', 'phonepe', 'squareup'])

const kindIcons: Record<GatewayKind, IconName> = {
  card: 'creditCard',
  upi: 'smartphone',
  bank: 'landmark',
  wallet: 'wallet',
  later: 'calendarClock',
}

/** The logo of a payment method; if it has none, the icon of its kind. */
function Mark({ code, kind }: PaymentMethodChoice) {
  const mark = code === 'stripe-checkout' ? 'stripe' : code
  return (
    <span className="mark" aria-hidden="true">
      {codesWithLogo.has(mark) ? (
        <svg width="22" height="22">
          <use href={`${marks}#${mark}`} />
        </svg>
      ) : (
        <Icon name={kind ? kindIcons[kind] : 'banknote'} />
      )}
    </span>
  )
}
