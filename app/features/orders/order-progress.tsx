import type { ReactNode } from 'react'
import { phoneLink } from '~/domain/text/phone'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { TextLink } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/text'
import ordersStyles from './orders.css?inline'
import { TrackMap } from './route-drawing'
import { stageIcons } from './stage-icons'
import trackMapStyles from './track-map.css?inline'
import { type TrackView } from './track-view.server'

/** The handle shared by the screens that follow an order. */
export const trackScreen = { styles: [ordersStyles, trackMapStyles], isCheckout: true, paintsAt: 'status-facts' }

type Props = {
  track: TrackView
  /** This page's own address, which reloads it without scripts. */
  href: string
  /** The next required action. */
  children?: ReactNode
  /** Optional actions beside it. */
  after?: ReactNode
}

/** The live part of an order's page: its progress, replaced with every change, the map, and the courier. */
export function OrderProgress({ track, href, children, after }: Props) {
  const t = useT()
  const { courier, courierUrl, isPartial, sentence, map, tiles, live, events, version } = track
  return (
    <div className="group tracked">
      <p className="vh" role="status" data-says={sentence} />
      <shop-live class="group" id="order-progress" {...(live > 0 && { every: live, events, version })}>
        <StatusHead track={track}>
          {live > 0 && <TextLink href={href} icon="refreshCw" label={t('orderStatus.refresh')} />}
        </StatusHead>
        {isPartial && <Notice>{t('track.partial')}</Notice>}
        {children}
      </shop-live>
      <TrackMap map={map} tiles={tiles} />
      <div className="group" id="order-after" data-beside="">
        {courier && <CourierCard {...courier} />}
        {courierUrl && (
          <a className="button quiet" href={courierUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="arrowUpRight" /> {t('track.courierPage')}
          </a>
        )}
        {after}
      </div>
    </div>
  )
}

const unpaidTexts: Partial<Record<TrackView['stage'], WordKey>> = {
  'payment-pending': 'order.onceItIsPaid',
  'payment-failed': 'order.notReceived',
}

/** The state of the order: store, expected time, a sentence, and the line of stages, which starts once it is paid. */
function StatusHead({ track, children }: Pick<Props, 'track' | 'children'>) {
  const t = useT()
  const { name, placedAt, placed, store, stage, isCancelledHere, expected, sentence, steps, cancelReason } = track
  const unpaid = unpaidTexts[stage]
  return (
    <section className="card group status-head">
      {store?.image && (
        <>
          <Picture
            className="status-picture"
            src={store.image}
            name={store.name}
            width={1600}
            height={640}
            shownWidth="min(860px, 100vw)"
            isFirst
          />
          <div className="stage-mark" data-stage={isCancelledHere ? undefined : stage}>
            <Icon name={isCancelledHere ? 'info' : stageIcons[stage]} />
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
        {unpaid && !(isCancelledHere && stage === 'payment-pending') && <p className="arrival">{t(unpaid)}</p>}
      </div>
      <VendorText className="notice">{cancelReason}</VendorText>
      {!unpaid && (
        <ol className="steps" aria-label={t('orderStatus.progress')}>
          {steps.map(({ key, state }) => (
            <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Icon name={state === 'done' ? 'check' : stageIcons[key]} className="small" />
              <span>{t(`orderStatus.${key}`)}</span>
              {state === 'done' && <span className="vh"> {t('orderStatus.done')}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type CourierProps = {
  name: string
  phone: string
  /** A picture's address, or ''. */
  image?: string
  /** The courier's current activity, in words. */
  stage?: string | null
}

/** Who brings the order, their current activity, and how to call them. */
export function CourierCard({ name, phone, image = '', stage }: CourierProps) {
  const t = useT()
  return (
    <section className="card" aria-label={t('orderStatus.courier')}>
      <div className="row">
        <Picture className="avatar cropped" src={image} name={name} width={48} height={48} />
        <div className="grow">
          <VendorText className="strong">{name}</VendorText>
          <p className="quiet small-text">{stage ?? t('orderStatus.courier')}</p>
        </div>
        {phoneLink(phone) && (
          <a className="icon-button filled" href={phoneLink(phone)} aria-label={t('orderStatus.callNamed', { name })}>
            <Icon name="phone" />
          </a>
        )}
      </div>
    </section>
  )
}
