import type { ReactNode } from 'react'
import type { OrderStep, Sentence } from '~/domain/order-progress'
import { useT } from '~/i18n/use-t'

type Props = {
  title: string
  storeName: string
  courierName: string
  sentence: Sentence
  steps: OrderStep[]
  /** As the vendor tells them; '' when it does not. */
  minutesLeft: string
  children: ReactNode
}

/** Where the order stands: a sentence, the time that is left, and the steps. */
export function StatusHead({ title, storeName, courierName, sentence, steps, minutesLeft, children }: Props) {
  const t = useT()
  const hasCourier = sentence === 'orderSays.on-the-way' && courierName !== ''
  return (
    <section className="card status-head">
      <div className="group-head">
        <p className="quiet">{title}</p>
        {children}
      </div>
      <h1>{hasCourier ? t('orderSays.courier', { courier: courierName }) : t(sentence, { store: storeName })}</h1>
      {Number(minutesLeft) > 0 && <p className="arrival">{t('orderStatus.minutesLeft', { minutes: minutesLeft })}</p>}
      <ol className="steps" aria-label={t('orderStatus.progress')}>
        {steps.map(({ key, state }) => (
          <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>{t(`orderStatus.${key}`)}</span>
            {state === 'done' && <span className="vh"> {t('orderStatus.done')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
