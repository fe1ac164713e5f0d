import { startCart } from './mount'

/** The page's cart, which starts as soon as this is loaded. */
export const { submitted } = startCart()
