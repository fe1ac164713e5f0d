import { expect, type Locator, type Page } from '@playwright/test'
import { asha, type Brand, type Credentials } from './brands'
import type { Visitor } from './visitor'
import type { Words } from './words'

type Named = { name: string }

/** The person in the browser: what they do, found by the names that anybody would find it by. */
export class Customer {
  constructor(
    readonly page: Page,
    readonly t: Words,
    readonly brand: Brand,
    readonly hasScripts: boolean,
  ) {}

  /** Takes over what a visitor without a browser has set up. */
  async continues(visitor: Visitor) {
    await this.page.context().addCookies(visitor.browserCookies())
  }

  /** Is signed in already, with something in the cart. */
  async hasAdded(visitor: Visitor, ...what: Parameters<Visitor['add']>) {
    await visitor.signIn()
    await visitor.add(...what)
    await this.continues(visitor)
  }

  async opensStore(slug = this.brand.store.slug) {
    await this.page.goto(`/vendor/${slug}`)
  }

  /** A button by its words; plus and minus of an item are those of its line in the cart, not those of the menu. */
  button(key: string, item?: Named): Locator {
    const within = item && /increase|decrease/.test(key) ? this.line(item) : this.page
    return within.getByRole('button', { name: this.t(key, item && { name: item.name }), exact: true })
  }

  /** Plus or minus of an item that is in the cart, in the menu itself. */
  inMenu(key: 'cart.increase' | 'cart.decrease', item: Named): Locator {
    const name = this.t(key, { name: item.name })
    return this.page.locator('shop-cart-menu .adder').getByRole('button', { name, exact: true })
  }

  link(key: string): Locator {
    return this.page.getByRole('link', { name: this.t(key), exact: true })
  }

  get cartLink(): Locator {
    return this.page.locator('header').getByRole('link', { name: new RegExp(this.t('cart.link', { count: '\\d+' })) })
  }

  async seesInCart(count: number) {
    await expect(this.cartLink).toHaveAccessibleName(new RegExp(`^${this.t('cart.link', { count })}(?!\\d)`))
  }

  line(item: Named): Locator {
    return this.page.getByRole('listitem').filter({ has: this.button('cart.remove', item) })
  }

  /** The number between minus and plus. */
  quantity(item: Named): Locator {
    return this.line(item).locator('.stepper-count')
  }

  async seesQuantity(item: Named, quantity: number) {
    if (quantity === 0) await expect(this.button('cart.remove', item)).toHaveCount(0)
    else await expect(this.quantity(item)).toHaveText(String(quantity))
  }

  /** One more of an item, by what the menu offers for it: Add, or plus once it is in the cart. */
  async adds(item: Named) {
    await this.button('item.add', item).or(this.inMenu('cart.increase', item)).click()
  }

  /** Where the choices of an item, or a question, are shown: a dialog with scripts, a page without. */
  get asked(): Locator {
    return this.hasScripts ? this.page.getByRole('dialog') : this.page.locator('main')
  }

  async addsWithChoices(item: Named, ...choices: string[]) {
    await this.adds(item)
    for (const choice of choices) await this.asked.getByLabel(choice, { exact: false }).first().check()
    await this.addsToCart()
  }

  async addsToCart() {
    await this.asked.getByRole('button', { name: this.t('item.addToCart') }).click()
    if (this.hasScripts) await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** The language dropdown of the top bar. */
  get languages(): Locator {
    return this.page.locator('header details').filter({ hasText: this.t('shell.language'), visible: true })
  }

  async picksLanguage(name: string) {
    await this.languages.locator('summary').click()
    await this.languages.getByRole('button', { name, exact: true }).click()
  }

  async signsIn({ mobile, password }: Credentials = asha) {
    await this.page.getByLabel(this.t('signIn.identifier')).fill(mobile)
    await this.button('signIn.continue').click()
    await this.page.getByLabel(this.t('signIn.password')).fill(password)
    await this.page
      .locator('main')
      .getByRole('button', { name: this.t('shell.signIn') })
      .click()
  }

  /** On sign-in with a number that has no account: the code that it is sent, and a new account. */
  async joins(number: string, codeFor: (number: string) => Promise<string>, email = 'nila@example.com') {
    await this.page.getByLabel(this.t('signIn.identifier')).fill(number)
    await this.button('signIn.continue').click()
    await expect(this.page).toHaveURL(/\/verify-code/)
    await this.page.getByLabel(this.t('code.label')).fill(await codeFor(number))
    await this.button('code.verify').click()
    await this.signsUp(email)
  }

  /** The account of who has proved a number. */
  async signsUp(email: string) {
    await expect(this.page).toHaveURL(/\/sign-up/)
    await this.page.getByLabel(this.t('signUp.name'), { exact: true }).fill('Nila Rao')
    await this.page.getByLabel(this.t('signUp.email'), { exact: true }).fill(email)
    await this.page.getByLabel(this.t('signIn.password'), { exact: true }).fill('secret-1')
    await this.page.getByLabel(this.t('password.confirm'), { exact: true }).fill('secret-1')
    await this.page.getByLabel(this.t('signUp.terms')).check()
    await this.button('signUp.submit').click()
  }

  /** From the review to a placed order. */
  async paysCash() {
    await this.button('review.proceed').click()
    await expect(this.page).toHaveURL(/\/payment$/)
    await this.page.getByLabel(this.t('payment.cash')).check()
    await this.button('payment.placeOrder').click()
    await expect(this.page).toHaveURL(/\/order-status\//)
  }

  /** The number of the order on its status page. */
  orderId() {
    return decodeURIComponent(new URL(this.page.url()).pathname.split('/').pop() ?? '')
  }

  /** A message of any kind: flashed by the server, beside a form, or said by an island. */
  message(text: string): Locator {
    return this.page.getByRole('alert').or(this.page.getByRole('status')).filter({ hasText: text }).first()
  }
}
