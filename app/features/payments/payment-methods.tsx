import { PaymentMethodChoices } from './payment-method-choices'
import { useT } from '~/i18n/use-t'
import type { paymentMethodsView } from './payment-methods-view.server'

type Props = { ways: ReturnType<typeof paymentMethodsView>; error: string }

/**
 * The ways to pay. The tick of a wallet that pays all hides the others by its style alone; where that is not known they stay,
 * and need not be chosen.
 */
export function PaymentMethodList({ ways: { options, wallet, chosen }, error }: Props) {
  const t = useT()
  const isRequired = !wallet?.coversAll
  return (
    <fieldset className="card ways" aria-labelledby="methods">
      <h2 id="methods">{t('payment.how')}</h2>
      {wallet && (
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
          <p className="notice split" id="wallet-split">
            {wallet.split}
          </p>
        </div>
      )}
      {options.length > 0 ? (
        <PaymentMethodChoices name="method" ways={options} chosen={chosen} isRequired={isRequired} />
      ) : (
        !wallet?.coversAll && <p className="notice">{t('payment.noMethod')}</p>
      )}
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
