import type { FieldMetadata } from '@conform-to/react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = {
  name: string
  quantity: number
  stock: number
  field?: FieldMetadata<string>
}

/** Minus, a number to type, plus. Without scripts the buttons post the form, which comes back with the new number. */
export function QuantityField({ name, quantity, stock, field }: Props) {
  const t = useT()
  const typed = field?.initialValue
  const current = Number(typed ?? quantity)
  const maximum = Math.max(1, stock)
  return (
    <shop-stepper class="stepper calm">
      <StepButton by={-1} label={t('cart.decrease', { name })} disabled={current <= 1} />
      <input
        type="number"
        id={field?.id}
        name={field?.name ?? 'quantity'}
        defaultValue={typed ?? quantity}
        min={1}
        max={maximum}
        inputMode="numeric"
        aria-label={t('item.quantity')}
        aria-invalid={field?.errors ? true : undefined}
        aria-describedby={field?.errors ? field.errorId : undefined}
        required
      />
      <StepButton by={1} label={t('cart.increase', { name })} disabled={current >= maximum} />
    </shop-stepper>
  )
}

/** The change that the pressed button asks for: 1, -1, or 0 for an invalid one; null if none was pressed. */
export function pressedStep(form: URLSearchParams): number | null {
  const step = form.get('step')
  return step === null ? null : Math.sign(Number(step) || 0)
}

function StepButton({ by, label, disabled }: { by: 1 | -1; label: string; disabled: boolean }) {
  return (
    <button name="step" value={by} aria-label={label} disabled={disabled}>
      <Icon name={by < 0 ? 'minus' : 'plus'} />
    </button>
  )
}
