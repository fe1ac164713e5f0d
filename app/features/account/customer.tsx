import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'

/** The field in which a form names the customer it was shown to. */
export const shownFor = 'as'

/** Whether a form was shown to the customer who is signed in now, which another tab may have changed. */
export const isSameCustomer = (user: User, form: URLSearchParams) => form.get(shownFor) === user.id

/**
 * The text that the same customer typed into this form before they had to sign in again, or null. One customer's input
 * never fills another's form, and neither does a link.
 */
export const typedBefore = (user: User, { typed }: Pick<Shop, 'typed'>) => (isSameCustomer(user, typed) ? typed : null)
