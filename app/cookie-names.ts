/** Cookies that the server and the cart island both read and write. */

/** The changes that the cart's own cookie does not hold yet (`changesText`); the island writes them before it shows them. */
export const changesCookie = 'cart-changes'

/** Stands for the contents of the cart's own cookie, which scripts cannot read: another one than the page's tells that the page is old. */
export const stampCookie = 'cart-stamp'
