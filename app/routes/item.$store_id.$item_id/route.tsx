import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { json } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { mostUnits, unitsHeld } from '~/domain/cart/cart'
import { choiceIdsNamed, defaultChoiceIds } from '~/domain/cart/customisation'
import type { ItemDetail } from '~/domain/stores/menu'
import { formatMoney, isPositive } from '~/domain/money/money'
import { safePath } from '~/domain/safe-path'
import { canOrderFrom } from '~/domain/stores/ordering'
import { addedText, addToCart, type ChoiceProblem } from '~/features/cart/cart.server'
import { tooFarFrom } from '~/features/place/reach.server'
import { parseFields } from '~/http/forms/form.server'
import { pictureUrl } from '~/http/images.server'
import { openShop } from '~/http/shop/open-shop.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import type { WordKey } from '~/i18n/i18n.server'
import { replaceCartPath, storePath, subscriptionCartPath } from '~/paths'
import { AddItem, gatherChoices } from '~/features/cart/schema'
import { beginSubscription } from './begin.server'
import itemSheetStyles from '~/features/stores/item-sheet.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'
import { ChoicesForm } from './choices-form'
import { groupViews } from './group-views'

export const handle: ScreenHandle = { styles: [itemSheetStyles] }

/** An item with its choices (rules 6.5): a page; with scripts the store screen shows it in a dialog. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { store_id = '', item_id = '' } = args.params
  const [store, item] = await Promise.all([
    shop.vendor.stores.byId(store_id, shop.place),
    shop.vendor.menus.item(store_id, item_id),
  ])
  if (!store || !item) throw new Response(null, { status: 404 })
  const { currency } = shop.settings
  return {
    title: item.name,
    storeId: store.id,
    storeName: store.name,
    backTo: safePath(shop.query.get('backTo'), storePath(store.slug)),
    currency,
    isTooFar: (await tooFarFrom(shop, store)) !== null,
    refusal: refusalOf(item, canOrderFrom(store, shop.settings)),
    item: {
      id: item.id,
      name: item.name,
      description: item.description,
      image: pictureUrl(item.image),
      price: item.price,
      priceText: isPositive(item.price) ? formatMoney(item.price, currency) : null,
      listPriceText:
        isPositive(item.price) && Number(item.listPrice) > Number(item.price)
          ? formatMoney(item.listPrice, currency)
          : null,
      diet: item.diet,
      stock: item.stock,
    },
    canSubscribe: canSubscribe(shop, item),
    held: unitsHeld(shop.cart, store.id, { id: item.id, hasChoices: item.isCustomisable }),
    groups: groupViews(item.groups, currency),
    ...initialChoices(shop.query, item),
  }
}

/** The form's initial choices: those in the address (`itemAgainPath`), else the item's presets. */
function initialChoices(query: URLSearchParams, { groups }: ItemDetail) {
  const quantityParam = query.get('quantity')
  const quantity = Math.min(mostUnits, Math.max(1, Math.floor(Number(quantityParam)) || 1))
  return {
    quantity,
    chosen: quantityParam === null ? defaultChoiceIds(groups) : choiceIdsNamed(groups, query.getAll('named')),
  }
}

/** Why the item cannot be added right now, as a dictionary key, or null. */
function refusalOf({ isSoldOut, stock }: ItemDetail, isStoreOpen: boolean): WordKey | null {
  if (!isStoreOpen) return 'store.closed'
  return isSoldOut || stock <= 0 ? 'item.soldOut' : null
}

/** A store that is closed now still delivers on the following days. */
function canSubscribe({ settings }: Shop, { isSubscribable, isSoldOut, stock }: ItemDetail) {
  return settings.subscriptionsEnabled && settings.isSystemAvailable && isSubscribable && !isSoldOut && stock > 0
}

/** Adds the item with its choices, or starts a subscription to it; problems are shown beside their group, with everything still chosen. */
export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  const form = await shop.form()
  const submission = parseFields(gatherChoices(form), AddItem)
  if (submission.status !== 'success') return answer({ message: shop.t('error.generic') }, 400)
  const { choice, backTo, ...item } = submission.value
  const { quantity } = item
  const step = form.get('step')
  if (step !== null) return answer({ chosen: choice, quantity: Math.max(1, quantity + Math.sign(Number(step))) }, 200)
  try {
    if (form.get('intent') === 'subscribe') {
      const subscription = await beginSubscription(shop, { ...item, choiceIds: choice })
      if (subscription.ok) return shop.redirect(subscriptionCartPath())
      return answer(
        { message: shop.t(subscription.reason), errors: subscription.errors, chosen: choice, quantity },
        422,
      )
    }
    const outcome = await addToCart(shop, { ...item, choiceIds: choice })
    if (outcome.ok) {
      shop.reply.toast(outcome.added === undefined ? 'success' : 'error', addedText(shop, outcome))
      return shop.redirect(`${safePath(backTo, '/')}#item-${encodeURIComponent(item.itemId)}`)
    }
    if (outcome.reason === 'cart.otherStore') return shop.redirect(replaceCartPath(submission.value))
    return answer({ message: shop.t(outcome.reason), errors: outcome.errors, chosen: choice, quantity }, 422)
  } catch (error) {
    return answer({ message: failureText(error, shop.t), chosen: choice, quantity }, 502)
  }
}

/** The message when the item was not added, and the choices made. */
type Answer = { message?: string; errors?: ChoiceProblem[]; chosen?: string[]; quantity?: number }

const answer = (body: Answer, status: number) => json(body, { status })

export default function ItemChoices() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="item-page">
      <ChoicesForm
        {...data}
        quantity={Math.min(answer?.quantity ?? data.quantity, Math.max(1, data.item.stock))}
        chosen={answer?.chosen ?? data.chosen}
        message={answer?.message}
        errors={answer?.errors ?? []}
      />
    </div>
  )
}
