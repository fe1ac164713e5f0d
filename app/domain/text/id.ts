/** The shape of a vendor's id in an address or a form. */
export const idShape = /^[\w-]{1,40}$/
