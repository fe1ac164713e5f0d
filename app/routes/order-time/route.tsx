import type { SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { asksForLater } from '~/domain/checkout/slots'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import timesStyles from '~/features/checkout/times.css?inline'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, orderTimePath, reviewPath } from '~/paths'
import { Confirm, Sheet } from '~/shell/dialog'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/form'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'
import { FormErrors, Notice } from '~/ui/notice'
import { VendorText } from '~/ui/text'
import { asapValue, chooseTime, loadTimes, timesView } from './actions.server'

export const handle: ScreenHandle = { styles: [checkoutStyles, timesStyles], isCheckout: true }

/** Choosing when the order is for (rules 10.2 and 10.8), on a page or in a sheet. */
export const loader = shopLoader(async (shop) => {
  shop.reply.personal()
  const offer = await loadTimes(shop)
  if (!offer) return shop.redirect(reviewPath())
  const { query } = shop
  return {
    title: shop.t('times.title'),
    // In a sheet, the links between days open in the same sheet.
    isSheet: shop.reply.isInBackground,
    asks: query.get('ask') === 'later' && asksForLater(offer.later),
    isNeeded: query.get('ask') === 'time',
    ...timesView(shop, offer, query.get('day')),
  }
})

export const action = formAction((shop, form) =>
  form.get('intent') === 'schedule' ? shop.redirect(orderTimePath()) : chooseTime(shop, form),
)

export default function OrderTime() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const { title, asks, isNeeded, days, laterText, isGone, isAsap } = data
  const problem = answer?.problem ?? (isNeeded && t(isGone ? 'times.gone' : 'times.both'))
  // After a refusal only what was chosen, which may no longer be offered.
  const isChecked = (slot: string, isStored: boolean) => (answer ? answer.slot === slot : isStored)
  if (asks && laterText) {
    return (
      <Confirm
        title={t('home.closedTitle')}
        text={laterText}
        confirmLabel={t('store.schedule')}
        action={orderTimePath()}
        cancelHref={reviewPath()}
      >
        <input type="hidden" name="intent" value="schedule" />
      </Confirm>
    )
  }
  return (
    <Sheet title={title} backTo={reviewPath()}>
      {/* Without autofill, because browsers restore a choice by its position, which changes as times pass. */}
      <form
        className="card group"
        method="post"
        action={orderTimePath({ day: data.day })}
        aria-label={title}
        autoComplete="off"
      >
        <FormErrors errors={problem ? [problem] : undefined} id="times-problem" />
        {isGone && !problem && <Notice role="status">{t('times.gone')}</Notice>}
        {laterText ? (
          <VendorText className="notice">{laterText}</VendorText>
        ) : (
          <label className="choice">
            <input type="radio" name="slot" value={asapValue} defaultChecked={isChecked(asapValue, isAsap)} />
            <Icon name="clock" />
            <span className="strong">{t('review.asap')}</span>
          </label>
        )}
        {days.length > 0 ? <SlotList {...data} isChecked={isChecked} /> : <NoTimes canOrderNow={!laterText} />}
        {(days.length > 0 || !laterText) && (
          <div className="times-foot">
            <Button look="wide" busy={t('busy.saving')} label={t('times.save')} />
          </div>
        )}
      </form>
    </Sheet>
  )
}

function NoTimes({ canOrderNow }: { canOrderNow: boolean }) {
  const t = useT()
  if (canOrderNow) return <p className="quiet">{t('times.noneOffered')}</p>
  return (
    <EmptyState title={t('times.noneOffered')} picture="pause">
      <ButtonLink href={homePath()} label={t('cart.browse')} />
    </EmptyState>
  )
}

type SlotProps = Pick<SerializeFrom<typeof loader>, 'days' | 'isSheet' | 'dayName' | 'parts'> & {
  isChecked: (slot: string, isStored: boolean) => boolean
}

/** The days as links, and the slots of the shown one by the parts of the day. */
function SlotList({ days, isSheet, dayName, parts, isChecked }: SlotProps) {
  const t = useT()
  return (
    <>
      <nav className="days" aria-label={t('times.days')}>
        <ul>
          {days.map(({ weekday, day, href, isShown }) => (
            <li key={href}>
              <a href={href} aria-current={isShown ? 'date' : undefined} data-dialog={isSheet ? '' : undefined}>
                <span>{weekday}</span> <span className="strong">{day}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <fieldset className="group tight">
        <legend className="strong">{dayName}</legend>
        {parts.map(({ part, slots }) => (
          <fieldset key={part} className="slots">
            <legend className="quiet small-text">{t(`times.${part}`)}</legend>
            {slots.map(({ start, text, isChosen }) => (
              <label key={start} className="slot">
                <input type="radio" name="slot" value={start} defaultChecked={isChecked(start, isChosen)} />
                <bdi>{text}</bdi>
              </label>
            ))}
          </fieldset>
        ))}
      </fieldset>
    </>
  )
}
