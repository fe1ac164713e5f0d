import { useActionData, useLoaderData } from '@remix-run/react'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import timesStyles from '~/features/checkout/times.css?inline'
import makingStyles from '~/features/subscriptions/making.css?inline'
import { requireSubscriber } from '~/features/subscriptions/status-view.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/link'
import { answerForm, makingView, saveTypedBefore } from './actions.server'
import { SubscriptionForm } from './subscription-form'

export const handle: ScreenHandle = { styles: [checkoutStyles, timesStyles, makingStyles], isCheckout: true }

/** The subscription being made: its item, address and times (rules 17.1 and 17.2). */
export const loader = shopLoader(async (shop) => {
  const user = await requireSubscriber(shop)
  await saveTypedBefore(shop)
  const title = shop.t('subscribe.title')
  const state = shop.drafts.subscription
  return { title, as: user.id, making: state && (await makingView(shop, state)) }
})

export const action = formAction(answerForm)

export default function SubscriptionCart() {
  const { title, as, making } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  if (making) return <SubscriptionForm title={title} as={as} making={making} result={answer?.result} />
  return (
    <div className="page narrow">
      <EmptyState isScreen picture="notHere" title={t('subscribe.empty')} text={t('subscribe.emptyHint')}>
        <ButtonLink href={homePath()} label={t('cart.browse')} />
      </EmptyState>
    </div>
  )
}
