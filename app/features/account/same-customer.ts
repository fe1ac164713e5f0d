import type { User } from '~/domain/account/user'

/** The field in which a form says for whom it was shown. */
export const shownFor = 'as'

/** Whether a form was shown to the customer who is signed in now: another tab may have changed that. */
export const isSameCustomer = (user: User, form: URLSearchParams) => form.get(shownFor) === user.id

/**
 * What the same customer had typed into this form before they had to sign in again, or null. One customer's input never fills
 * another's form.
 */
export const typedBefore = (user: User, query: URLSearchParams) => (isSameCustomer(user, query) ? query : null)
