import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { stageIcons } from './stage-icons'
import type { TrackView } from './track-view.server'

/** The state of the order: its store, the expected time, a sentence, and the line of its stages. */
export function StatusHead({ track, children }: { track: TrackView; children: ReactNode }) {
  const t = useT()
  const { name, placedAt, placed, store, stage, expected, sentence, steps, cancelReason } = track
  return (
    <section className="card status-head">
      {store?.image && (
        <>
          <Picture
            className="status-picture"
            src={store.image}
            name={store.name}
            width={1600}
            height={640}
            sizes="(width >= 60em) 860px, 100vw"
            isFirst
          />
          <div className="stage-mark" data-stage={stage}>
            <Icon name={stageIcons[stage]} />
          </div>
        </>
      )}
      <div className="group-head" id="status-facts">
        <div>
          {placed && <p className="strong">{placed}</p>}
          <p className="quiet">
            {name}
            {!placed && placedAt && (
              <>
                {' · '}
                <bdi>{placedAt}</bdi>
              </>
            )}
          </p>
        </div>
        {children}
      </div>
      <div>
        <h1>{expected || sentence}</h1>
        {expected && <p className="arrival">{sentence}</p>}
      </div>
      {cancelReason && (
        <p className="notice" dir="auto">
          {cancelReason}
        </p>
      )}
      <ol className="steps" aria-label={t('orderStatus.progress')}>
        {steps.map(({ key, state }) => (
          <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Icon name={state === 'done' ? 'check' : stageIcons[key]} className="small" />
            <span>{t(`orderStatus.${key}`)}</span>
            {state === 'done' && <span className="vh"> {t('orderStatus.done')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
