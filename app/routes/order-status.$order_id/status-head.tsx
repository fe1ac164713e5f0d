import type { ReactNode } from 'react'
import type { OrderStep, Sentence } from '~/domain/order-progress'
import type { Mode } from '~/domain/place'
import { useT } from '~/i18n/use-t'

type Props = {
  title: string
  storeName: string
  courierName: string
  mode: Mode
  sentence: Sentence
  steps: OrderStep[]
  /** When the order arrives, as a time of day; '' when nobody can say. */
  arrival: string
  minutesLeft: string
  children: ReactNode
}

/** Where the order stands: a sentence, the time that is left, and the steps. */
export function StatusHead({ title, storeName, courierName, mode, sentence, steps, arrival, ...props }: Props) {
  const t = useT()
  const hasCourier = sentence === 'orderSays.on-the-way' && courierName !== ''
  const isSoon = Number(props.minutesLeft) > 0
  return (
    <section className="card status-head">
      <div className="group-head">
        <p className="quiet">{title}</p>
        {props.children}
      </div>
      <h1>{hasCourier ? t('orderSays.courier', { courier: courierName }) : t(sentence, { store: storeName })}</h1>
      {isSoon && (
        <p className="arrival">
          {arrival && (
            <>
              <span className="quiet">
                {t(mode === 'pickup' ? 'orderStatus.readyAbout' : 'orderStatus.arrivesAbout')}
              </span>{' '}
              <time>{arrival}</time>{' '}
            </>
          )}
          <span className="quiet">{t('orderStatus.minutesLeft', { minutes: props.minutesLeft })}</span>
        </p>
      )}
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
