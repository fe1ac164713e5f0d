/** Cookies that the server and the cart island both read and write. */

/** The changes that the cart's own cookie does not have yet (`changesText`); written before they are shown. */
export const changesCookie = 'cart-changes'

/**
 * A fingerprint of the cart's own cookie, which scripts cannot read. If it differs from the page's, the page is out of
 * date.
 */
export const stampCookie = 'cart-stamp'
