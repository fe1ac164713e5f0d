/** The shape of an id of the vendor's in an address or a form. */
export const idShape = /^[\w-]{1,40}$/
