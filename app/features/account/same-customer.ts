import type { User } from '~/domain/account/user'

/** The field in which a form says for whom it was shown. */
export const shownFor = 'as'

/** Whether a form comes from a page that was shown to who is signed in now: another tab may have changed that. */
export const isSameCustomer = (user: User, form: URLSearchParams) => form.get(shownFor) === user.id

/**
 * What the same customer had typed into this page's form before they had to sign in again; null for nothing.
 * Nobody's form is filled in with what somebody else has typed.
 */
export const typedBefore = (user: User, query: URLSearchParams) => (isSameCustomer(user, query) ? query : null)
