import { GroupedMethods, PaymentMethodChoices } from './payment-method-choices'
import { useT } from '~/i18n/use-t'
import type { paymentMethodsView } from './payment-methods-view.server'

type Props = { ways: ReturnType<typeof paymentMethodsView>; error: string }

/**
 * The payment methods. If the wallet covers the total, ticking it hides the others by CSS; browsers that cannot do this still
 * show them, and none is required. The hidden part is below the tick, so that the tick does not move.
 */
export function PaymentMethodList({ ways: { first, groups, wallet, chosen }, error }: Props) {
  const t = useT()
  const props = { name: 'method', chosen, isRequired: !wallet?.coversAll }
  const likely = first.length > 0 && <PaymentMethodChoices {...props} ways={first} />
  return (
    <fieldset className="card ways" aria-labelledby="methods">
      <h2 id="methods">{t('payment.how')}</h2>
      {!wallet?.coversAll && likely}
      {wallet && <Wallet wallet={wallet} />}
      {wallet?.coversAll && likely}
      <GroupedMethods {...props} groups={groups} />
      {first.length + groups.length === 0 && !wallet?.coversAll && <p className="notice">{t('payment.noMethod')}</p>}
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Wallet({ wallet }: { wallet: NonNullable<Props['ways']['wallet']> }) {
  const t = useT()
  return (
    <div className="wallet-line">
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
        <span>{t('pay.wallet')}</span>
      </label>
      <p className="quiet small-text" id="wallet-has">
        {wallet.has}
      </p>
      <p className="notice calm split" id="wallet-split">
        {wallet.split}
      </p>
    </div>
  )
}
