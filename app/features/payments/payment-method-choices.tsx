import type { GatewayKind } from '~/domain/payments/gateways'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import marks from './gateway-marks.svg?url'

/** A way to pay, by its code and as people know it. */
export type PaymentMethodChoice = { code: string; name: string; isLast?: boolean }

/** Ways to pay: the most likely ones, and the others by means of payment. */
export type PaymentMethodGroups = {
  first: PaymentMethodChoice[]
  groups: { kind: GatewayKind; ways: PaymentMethodChoice[] }[]
}

type Props = { name: string; ways: PaymentMethodChoice[]; chosen: string; isRequired: boolean; label?: string }

/** Ways to pay, one of which is chosen. */
export function PaymentMethodChoices({ name, ways, chosen, isRequired, label }: Props) {
  const t = useT()
  return (
    <div className="pay-ways" role="group" aria-label={label}>
      {label && <h3 aria-hidden="true">{label}</h3>}
      <div>
        {ways.map((way) => (
          <label key={way.code} className="choice">
            <input
              type="radio"
              name={name}
              value={way.code}
              required={isRequired}
              defaultChecked={way.code === chosen}
            />
            <Mark {...way} />
            <span className="grow">
              <span className="strong">{way.name}</span>
              {way.isLast && (
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

/** All groups with their names; few ways are one group. */
export function GroupedMethods({
  groups,
  ...props
}: Omit<Props, 'ways' | 'label'> & Pick<PaymentMethodGroups, 'groups'>) {
  const t = useT()
  const all = groups.flatMap(({ ways }) => ways)
  if (all.length === 0) return null
  if (all.length <= 3) return <PaymentMethodChoices {...props} ways={all} label={t('pay.kind.online')} />
  return groups.map(({ kind, ways }) => (
    <PaymentMethodChoices key={kind} {...props} ways={ways} label={t(`pay.kind.${kind}`)} />
  ))
}

/** Gateways whose logo is in the sprite. */
const codesWithLogo = new Set(['razorpay', 'paypal', 'stripe', 'klarna', 'paytm', 'phonepe', 'squareup'])

/** The logo of a payment method; if it has none, its first letter. */
function Mark({ code, name }: PaymentMethodChoice) {
  const mark = code === 'stripe-checkout' ? 'stripe' : code
  return (
    <span className="mark" aria-hidden="true">
      {code === 'cash' ? (
        <Icon name="banknote" />
      ) : codesWithLogo.has(mark) ? (
        <svg width="22" height="22">
          <use href={`${marks}#${mark}`} />
        </svg>
      ) : (
        name.charAt(0)
      )}
    </span>
  )
}
