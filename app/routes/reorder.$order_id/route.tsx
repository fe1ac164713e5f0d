import { useLoaderData } from '@remix-run/react'
import { BillRow } from '~/features/checkout/amount-rows'
import { OrderLineRow } from '~/features/orders/order-in-full'
import ordersStyles from '~/features/orders/orders.css?inline'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, locationPath, orderPath, reorderPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/form'
import { ButtonLink } from '~/ui/link'
import { Notice, NoticeBlock } from '~/ui/notice'
import { ChangedAmount } from '~/ui/text'
import { loadReorder, orderAgain, reorderView } from './actions.server'

export const handle: ScreenHandle = { styles: [ordersStyles] }

/** What is still available of an order, before the cart is changed (rules 13.8). Somebody else's order is a 404. */
export const loader = shopLoader(async (shop, params) => {
  await shop.requireUser()
  const view = reorderView(shop, await loadReorder(shop, params.order_id ?? ''))
  return { title: shop.t('reorder.title', { store: view.storeName }), ...view }
})

export const action = formAction((shop, form, params) => orderAgain(shop, params.order_id ?? '', form))

type View = ReturnType<typeof reorderView>

export default function Reorder() {
  const { title, blocker, isReached, ...view } = useLoaderData<typeof loader>()
  const t = useT()
  if (blocker) return <CannotOrder blocker={blocker} {...view} />
  const { replaces, replacedName, rows, missing, subtotal, seen, orderId } = view
  return (
    <div className="page medium">
      <h1 dir="auto">{title}</h1>
      <Missing {...missing} />
      {!isReached && (
        <NoticeBlock icon="mapPin">
          <p>{t('review.outOfReach')}</p>
          <ButtonLink look="quiet compact" href={locationPath(reorderPath(orderId))} label={t('home.changeLocation')} />
        </NoticeBlock>
      )}
      <section className="card group" aria-labelledby="again">
        <h2 id="again">{t('reorder.items')}</h2>
        <ul className="rows">
          {rows.map((row, at) => (
            <ReorderRow key={at} row={row} />
          ))}
        </ul>
        <dl className="bill">
          <BillRow className="total" label={t('bill.subtotal')} amount={subtotal} />
        </dl>
      </section>
      <form className="form" method="post">
        <input type="hidden" name="seen" value={seen} />
        {replaces && (
          <Notice icon="circleAlert" dir="auto">
            {t('reorder.replaces', { store: replacedName || t('reorder.otherStore') })}
          </Notice>
        )}
        <div className="choices">
          <Button busy={t('busy.adding')} label={t(replaces ? 'cart.replace' : 'item.addToCart')} />
          <ButtonLink look="quiet" href={orderPath(orderId)} label={t('confirm.cancel')} />
        </div>
      </form>
    </div>
  )
}

/** A line for the cart with its sum, and what has changed since the order. */
function ReorderRow({ row }: { row: View['rows'][number] }) {
  const t = useT()
  const { quantity, quantityBefore, lostChoices, price, priceBefore } = row
  return (
    <OrderLineRow line={row}>
      {quantityBefore && (
        <p className="small-text strong">{t('reorder.fewer', { now: quantity, before: quantityBefore })}</p>
      )}
      {lostChoices && (
        <p className="small-text strong" dir="auto">
          {t('reorder.lostChoices', { choices: lostChoices })}
        </p>
      )}
      {priceBefore && (
        <p className="small-text strong">
          <ChangedAmount before={priceBefore} now={price} spokenText={t('cart.was', { price: priceBefore })} />
        </p>
      )}
    </OrderLineRow>
  )
}

/** The missing items, by name if known. */
function Missing({ names, unnamed }: View['missing']) {
  const t = useT()
  if (names.length + unnamed === 0) return null
  return (
    <NoticeBlock icon="circleAlert" aria-labelledby="missing">
      <p id="missing">
        {unnamed > 0 ? t('reorder.missingCount', { count: unnamed + names.length }) : t('reorder.missing')}
      </p>
      <ul>
        {names.map((name, at) => (
          <li key={at} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </NoticeBlock>
  )
}

type CannotOrderProps = Pick<View, 'storeName' | 'storeHref'> & { blocker: NonNullable<View['blocker']> }

/** Says why nothing can be added now, with a link to the store or home. */
function CannotOrder({ blocker, storeName, storeHref }: CannotOrderProps) {
  const t = useT()
  const message = {
    gone: { title: t('reorder.gone'), text: storeName },
    closed: { title: t('store.off'), text: storeName },
    none: { title: t('reorder.none'), text: t('reorder.noneText', { store: storeName }) },
  }[blocker]
  return (
    <div className="page narrow">
      <EmptyState picture="nothing" isScreen {...message}>
        <ButtonLink href={storeHref || homePath()} label={t(storeHref ? 'feedback.menu' : 'cart.browse')} />
      </EmptyState>
    </div>
  )
}
