import { safeId } from '~/domain/cart/cart'
import type { Shop } from '~/http/shop/shop.server'

/** The field in which a form names the customer it was shown to. */
export const shownFor = 'as'

/**
 * The hidden fields that name the customer a form is shown to. They come first in it: browsers fill a form again with
 * what was typed into it only if its first two names are the same, so no customer sees what another has typed.
 */
export function ShownFor({ as }: { as: string }) {
  return (
    <>
      <input type="hidden" name={shownFor} value={as} />
      <input type="hidden" name={`for-${safeId(as)}`} />
    </>
  )
}

/** Whether a form was shown to the customer who is signed in now, which another tab may have changed, or to a guest. */
export const isSameCustomer = ({ user }: Shop, form: URLSearchParams) => (form.get(shownFor) ?? '') === (user?.id ?? '')

/** Whether typed text may fill a form again: it is this customer's, or a guest's, whose form names nobody. */
export const mayFill = (shop: Shop, typed: URLSearchParams) => !typed.has(shownFor) || isSameCustomer(shop, typed)

/** The answer to a form that was shown to another customer: nothing is saved, and a page of the current one is shown. */
export const leadToOwn = (shop: Shop, path: string) => shop.redirect(path, 'error', shop.t('account.changed'))

/**
 * The text that the same customer, or a guest, typed into this form before they had to sign in again or picked another
 * language, or null. One customer's input never fills another's form, and neither does a link.
 */
export const typedBefore = (shop: Shop) => (isSameCustomer(shop, shop.typed) ? shop.typed : null)
