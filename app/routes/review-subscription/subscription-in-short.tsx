import type { SerializeFrom } from '@remix-run/node'
import { AddressLines } from '~/features/account/address-lines'
import { useLocale, useT } from '~/i18n/use-t'
import { listText } from '~/domain/text/list-text'
import { unitsText } from '~/domain/text/number-text'
import { Amount } from '~/ui/amount'
import { Icon } from '~/ui/icon'
import { VegMark } from '~/ui/veg-mark'
import type { SubscriptionView } from './review-view.server'

/** The items, the times, the first days, and the address. */
export function SubscriptionInShort({ view }: { view: SerializeFrom<SubscriptionView> }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <section className="card" aria-labelledby="what">
        <h2 id="what">{t('subscribe.item')}</h2>
        <div className="row">
          <div className="grow">
            <p className="strong" dir="auto">
              {unitsText(view.quantity, locale)}{' '}
              <VegMark diet={view.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} /> {view.name}
            </p>
            <p className="quiet small-text" dir="auto">
              {listText([...view.choices, view.storeName], locale)}
            </p>
          </div>
          <Amount>{view.lineTotal}</Amount>
        </div>
      </section>
      <section className="card" aria-labelledby="when">
        <h2 id="when">{t('subscribe.when')}</h2>
        <div className="row">
          <Icon name="calendar-clock" />
          <div className="grow">
            <p className="strong">{view.frequency}</p>
            <p className="quiet small-text">{view.lasting}</p>
          </div>
        </div>
        <div className="row">
          <Icon name="clock" />
          <p className="grow strong">
            <bdi>{view.time}</bdi>
          </p>
        </div>
        <h3 id="first-days">{t('subscribe.first')}</h3>
        <ol className="days-to-come" aria-labelledby="first-days">
          {view.deliveries.map((day) => (
            <li key={day} className="tag plain">
              {day}
            </li>
          ))}
          {view.goesOn && <li aria-hidden="true">…</li>}
        </ol>
      </section>
      <section className="card" aria-labelledby="where">
        <h2 id="where">{t('review.deliverTo')}</h2>
        <AddressLines address={view.address} />
      </section>
    </>
  )
}
