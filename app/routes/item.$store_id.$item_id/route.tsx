import { json } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ChoiceError } from '~/domain/cart/customisation'
import { safePath } from '~/domain/safe-path'
import { addedText, addToCart } from '~/features/cart/cart.server'
import { pressedStep } from '~/features/cart/quantity-field'
import { AddItem, gatherChoices } from '~/features/cart/schema'
import itemSheetStyles from '~/features/stores/item-sheet.css?inline'
import { failureText, parseFields } from '~/http/forms/form.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { replaceCartPath, subscriptionCartPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { ChoicesForm } from './choices-form'
import { beginSubscription, loadItem } from './item.server'

export const handle: ScreenHandle = { styles: [itemSheetStyles] }

/** A page; with scripts the store screen shows it in a dialog. */
export const loader = shopLoader((shop, { store_id = '', item_id = '' }) => loadItem(shop, store_id, item_id))

/** Adds the item, or starts a subscription to it; problems are shown beside their group, with all still chosen. */
export const action = formAction(async (shop, form) => {
  const submission = parseFields(gatherChoices(form), AddItem)
  if (submission.status !== 'success') return answer({ message: shop.t('error.generic') }, 400)
  const { itemId, choice, quantity, backTo } = submission.value
  const step = pressedStep(form)
  if (step !== null) return answer({ chosen: choice, quantity: Math.max(1, quantity + step) }, 200)
  try {
    const isSubscribing = form.get('intent') === 'subscribe'
    const outcome = await (isSubscribing ? beginSubscription : addToCart)(shop, submission.value)
    if (outcome.ok && isSubscribing) return shop.redirect(subscriptionCartPath())
    if (outcome.ok) {
      const path = `${safePath(backTo, '/')}#item-${encodeURIComponent(itemId)}`
      return shop.redirect(path, outcome.added === undefined ? 'success' : 'error', addedText(shop, outcome))
    }
    if (outcome.reason === 'cart.otherStore') return shop.redirect(replaceCartPath(submission.value))
    return answer({ message: shop.t(outcome.reason), errors: outcome.errors, chosen: choice, quantity }, 422)
  } catch (error) {
    return answer({ message: failureText(error, shop.t), chosen: choice, quantity }, 502)
  }
})

/** The message when the item was not added, and the choices made. */
type Answer = { message?: string; errors?: ChoiceError[]; chosen?: string[]; quantity?: number }

const answer = (body: Answer, status: number) => json(body, { status })

export default function ItemChoices() {
  const data = useLoaderData<typeof loader>()
  const { message, errors = [], chosen = data.chosen, quantity = data.quantity } = useActionData<typeof action>() ?? {}
  return (
    <div className="item-page">
      <ChoicesForm {...{ ...data, message, errors, chosen }} quantity={Math.min(quantity, Math.max(1, data.stock))} />
    </div>
  )
}
