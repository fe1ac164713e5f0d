/** Page objects for tests of a shop, of ours and of yours. `docs/testing.md` shows how to begin. */
export { CartPage } from './cart-page'
export { CheckoutPage } from './checkout-page'
export { ShopPage, type Named } from './shop-page'
export { SignInPage, type Credentials } from './sign-in-page'
export { StorePage } from './store-page'
export { Walk } from './walk'
export { wordsOf, type Words } from './words'
