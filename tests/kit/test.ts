import { test as base, expect } from '@playwright/test'
import { CartPage } from './cart-page'
import { CheckoutPage } from './checkout-page'
import { ShopPage } from './shop-page'
import { SignInPage } from './sign-in-page'
import { StorePage } from './store-page'
import { wordsOf, type Words } from './words'

type Pages = {
  /** The words of the pages, in English unless `SHOP_LANGUAGE` says otherwise. */
  t: Words
  shop: ShopPage
  store: StorePage
  cart: CartPage
  checkout: CheckoutPage
  signIn: SignInPage
}

type NewPage<T> = new (page: ShopPage['page'], t: Words, hasScripts: boolean) => T

/** Makes a fixture of a page object. */
const pageOf =
  <T>(Page: NewPage<T>) =>
  async (
    { page, t, javaScriptEnabled }: { page: ShopPage['page']; t: Words; javaScriptEnabled: boolean | undefined },
    use: (made: T) => Promise<void>,
  ) =>
    use(new Page(page, t, javaScriptEnabled !== false))

/** Playwright's `test` with the pages of a shop. */
export const test = base.extend<Pages>({
  t: async ({}, use) => use(wordsOf(process.env.SHOP_LANGUAGE ?? 'en')),
  shop: pageOf(ShopPage),
  store: pageOf(StorePage),
  cart: pageOf(CartPage),
  checkout: pageOf(CheckoutPage),
  signIn: pageOf(SignInPage),
})

export { expect }
