import { expect, type Locator, type Page } from '@playwright/test'
import {
  CartPage,
  CheckoutPage,
  ShopPage,
  SignInPage,
  StorePage,
  type Credentials,
  type Named,
  type Words,
} from '../kit'
import { asha, type Brand } from './brands'
import { lookUp } from './live'
import type { Visitor } from './visitor'

/** The person in the browser, who finds everything by its visible name on any page. */
export class Customer extends ShopPage {
  private readonly store: StorePage
  private readonly cart: CartPage
  private readonly signIn: SignInPage
  private readonly checkout: CheckoutPage

  constructor(
    page: Page,
    t: Words,
    readonly brand: Brand,
    hasScripts: boolean,
  ) {
    super(page, t, hasScripts)
    this.store = new StorePage(page, t, hasScripts)
    this.cart = new CartPage(page, t, hasScripts)
    this.signIn = new SignInPage(page, t, hasScripts)
    this.checkout = new CheckoutPage(page, t, hasScripts)
  }

  /** Takes over the cookies of a visitor without a browser. */
  async continues(visitor: Visitor) {
    await this.page.context().addCookies(visitor.browserCookies())
  }

  /** The browser's cookies, for a visitor without a browser to continue with. */
  async cookies() {
    return (await this.page.context().cookies()).map(({ name, value }) => [name, value] as const)
  }

  /** Is already signed in, with something in the cart. */
  async hasAdded(visitor: Visitor, ...what: Parameters<Visitor['add']>) {
    await visitor.signIn()
    await visitor.add(...what)
    await this.continues(visitor)
  }

  opensStore = (slug = this.brand.store.slug) => this.store.opens(slug)
  inMenu = (key: 'cart.increase' | 'cart.decrease', item: Named) => this.store.inMenu(key, item)
  addButton = (item: Named) => this.store.addButton(item)
  adds = (item: Named) => this.store.adds(item)
  addsWithChoices = (item: Named, ...choices: string[]) => this.store.addsWithChoices(item, ...choices)
  addsToCart = () => this.store.addsToCart()
  line = (item: Named) => this.cart.line(item)
  quantity = (item: Named) => this.cart.quantity(item)
  seesQuantity = (item: Named, quantity: number) => this.cart.seesQuantity(item, quantity)
  names = (identifier: string) => this.signIn.names(identifier)
  signsIn = (credentials: Credentials = asha) => this.signIn.signsIn(credentials)
  paysCash = () => this.checkout.paysCash()
  orderId = () => this.checkout.orderId()

  /** A button by its words; plus and minus of an item are those of its cart line, not of the menu. */
  override button(key: string, item?: Named): Locator {
    return item && /increase|decrease/.test(key) ? this.cart.of(item, key) : super.button(key, item)
  }

  /** Looks up a place in the form of an address. */
  async findsPlace(place: string) {
    await this.page.getByLabel(this.t('address.search')).fill(place)
    await lookUp(this.page, this.button('location.find'))
  }

  /** On sign-in with an unknown number: types the code sent to it, and signs up. */
  async joins(number: string, codeFor: (number: string) => Promise<string>, email = 'nila@example.com') {
    await this.signIn.names(number)
    await expect(this.page).toHaveURL(/\/verify-code/)
    await this.typesCode(await codeFor(number))
    await this.signsUp(email)
  }

  /** Types a code of six digits, and sends it where no script does. */
  async typesCode(code: string) {
    const field = this.page.getByLabel(this.t('code.label'))
    const types = async () => {
      await field.fill(code)
      if (!this.hasScripts) await this.button('code.verify').click()
    }
    await Promise.all([this.page.waitForEvent('domcontentloaded'), types()])
  }

  /** Fills in the sign-up form with a verified number. */
  async signsUp(email: string) {
    await expect(this.page).toHaveURL(/\/sign-up/)
    await this.page.getByLabel(this.t('signUp.name'), { exact: true }).fill('Nila Rao')
    const emailField = this.page.getByLabel(this.t('signUp.email'), { exact: true })
    if (await emailField.isVisible()) {
      await emailField.fill(email)
      await this.page.getByLabel(this.t('signIn.password'), { exact: true }).fill('secret-1')
    }
    await this.page.getByLabel(this.t('signUp.terms')).check()
    await this.button('signUp.submit').click()
  }
}
