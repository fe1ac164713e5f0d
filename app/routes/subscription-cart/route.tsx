import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { formatMoney, times } from '~/domain/money'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import timesStyles from '~/features/checkout/times.css?inline'
import { requireSubscriber } from '~/features/subscriptions/own-subscription.server'
import { loadLine } from '~/features/subscribe/line.server'
import {
  firstDayOf,
  freshPlan,
  lastDayOf,
  loadSchedule,
  slotOptions,
  weekdayOptions,
} from '~/features/subscribe/plan.server'
import { storedSubscription } from '~/features/subscribe/stored.server'
import subscribeStyles from '~/features/subscribe/subscribe.css?inline'
import { openShop } from '~/http/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, storePath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { answerForm } from './actions.server'
import { SubscriptionForm } from './subscription-form'

export const handle: ScreenHandle = { styles: [checkoutStyles, timesStyles, subscribeStyles], isCheckout: true }

/** What stops an action is told within the shop's frame. */
export { ErrorScreen as ErrorBoundary } from '~/shell/error-screen'

/** The subscription being made: what comes, where to and when (rules 17.1 and 17.2). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  await requireSubscriber(shop)
  const title = shop.t('subscribe.title')
  const state = shop.device.subscription
  if (!state) return { title, making: null }
  const [{ store, line, obstacle }, address] = await Promise.all([
    loadLine(shop, state),
    shop.vendor.addresses.primary(),
  ])
  const { currency } = shop.settings
  const schedule = store && (await loadSchedule(shop, store))
  return {
    title,
    making: {
      line: {
        name: line.name,
        image: line.image,
        diet: line.diet,
        choices: line.choiceNames,
        quantity: line.quantity,
        stock: line.stock,
        unitPrice: line.unitPrice,
        price: formatMoney(line.unitPrice, currency),
        priceBefore: line.state === 'price-changed' ? formatMoney(line.priceSeen, currency) : '',
        total: formatMoney(times(line.unitPrice, line.quantity), currency),
        isFewer: line.state === 'stock-reduced',
      },
      currency,
      obstacle:
        obstacle === 'home.closed'
          ? shop.settings.notAvailableReason || shop.t(obstacle)
          : obstacle && shop.t(obstacle),
      storeName: store?.name ?? '',
      storePath: store ? storePath(store.slug) : homePath(),
      address,
      choice: schedule && {
        plan: state.plan ?? freshPlan(schedule),
        firstDay: firstDayOf(schedule, ''),
        lastDay: lastDayOf(schedule),
        slots: slotOptions(shop, schedule),
        weekdays: weekdayOptions(shop),
      },
      stored: store ? storedSubscription(state, line) : '',
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  return answerForm(shop, await shop.form())
}

export default function SubscriptionCart() {
  const { title, making } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  if (making) return <SubscriptionForm title={title} making={making} result={answer?.result} />
  return (
    <div className="page narrow">
      <EmptyState isScreen picture="notHere" title={t('subscribe.empty')} text={t('subscribe.emptyHint')}>
        <a className="button" href={homePath()}>
          {t('cart.browse')}
        </a>
      </EmptyState>
    </div>
  )
}
