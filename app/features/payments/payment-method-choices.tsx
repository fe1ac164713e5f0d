import { Icon } from '~/ui/icon'

/** A way to pay, by its code and as people know it. */
export type PaymentMethodChoice = { code: string; name: string; kind: 'cash' | 'card' | 'phone' | 'account' }

const icons = { cash: 'banknote', card: 'credit-card', phone: 'smartphone', account: 'wallet' } as const

/** Ways to pay, one of which is chosen. */
export function PaymentMethodChoices({
  name,
  ways,
  chosen,
  isRequired,
}: {
  name: string
  ways: PaymentMethodChoice[]
  chosen: string
  isRequired: boolean
}) {
  return (
    <div className="choices pay-ways">
      {ways.map((way) => (
        <label key={way.code} className="choice">
          <input type="radio" name={name} value={way.code} required={isRequired} defaultChecked={way.code === chosen} />
          <Icon name={icons[way.kind]} />
          <span className="strong">{way.name}</span>
        </label>
      ))}
    </div>
  )
}
