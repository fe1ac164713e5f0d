import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import type { TrackView } from './track-view.server'

/** Where the order stands: when it is expected, a sentence, and the steps. */
export function StatusHead({ track, children }: { track: TrackView; children: ReactNode }) {
  const t = useT()
  const { name, expected, sentence, steps, cancelReason } = track
  return (
    <section className="card status-head">
      <div className="group-head">
        <p className="quiet">{name}</p>
        {children}
      </div>
      <h1 dir="auto">{expected || sentence}</h1>
      {expected && (
        <p className="arrival" dir="auto">
          {sentence}
        </p>
      )}
      {cancelReason && (
        <p className="notice" dir="auto">
          {cancelReason}
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
