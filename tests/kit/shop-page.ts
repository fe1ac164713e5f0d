import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words'

/** Something with a name on the page, such as an item. */
export type Named = { name: string }

/** The buttons whose names end with the payment method and the sum. */
const paying = new Set(['review.proceed', 'payment.placeOrder'])

/** What every page of a shop has. Everything is found by its role and by its name in the page's language. */
export class ShopPage {
  /** `hasScripts`: whether the browser runs scripts; a few things are then in a dialog. */
  constructor(
    readonly page: Page,
    readonly t: Words,
    readonly hasScripts = true,
  ) {}

  button(key: string, values: Named | Record<string, string> = {}): Locator {
    return this.page.getByRole('button', { name: this.t(key, values), exact: !paying.has(key) })
  }

  link(key: string): Locator {
    return this.page.getByRole('link', { name: this.t(key), exact: true })
  }

  /** The link to the cart, whose name says how many units are in it. */
  get cartLink(): Locator {
    const name = new RegExp(this.t('cart.link', { count: '\\d+' }))
    return this.page.getByRole('banner').getByRole('link', { name })
  }

  async seesInCart(count: number) {
    const name = new RegExp(`^${this.t('cart.link', { count })}(?!\\d)`)
    await expect(this.cartLink, `the top bar does not show ${count} in the cart`).toHaveAccessibleName(name)
  }

  /** The place that shows the choices of an item, or a question: a dialog with scripts, else the page. */
  get dialogOrPage(): Locator {
    return this.hasScripts ? this.page.getByRole('dialog') : this.page.getByRole('main')
  }

  /** The languages in the top bar; closed until it is clicked. */
  get languages(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('group')
      .filter({ hasText: this.t('shell.language'), visible: true })
  }

  /** Picks Arabic in the top bar or the menu; returns false if it is not offered. */
  async picksArabic(): Promise<boolean> {
    const arabic = this.page.getByRole('button', { name: 'العربية', exact: true, includeHidden: true })
    if ((await arabic.count()) === 0) return false
    if (!(await this.languages.isVisible())) await this.button('menu.open').click()
    const offered = this.page
      .getByRole('group')
      .filter({ hasText: this.t('shell.language'), visible: true })
      .last()
    await offered.locator('summary').click()
    await offered.getByRole('button', { name: 'العربية', exact: true }).click()
    return true
  }

  async picksLanguage(name: string) {
    await this.languages.locator('summary').click()
    await this.languages.getByRole('button', { name, exact: true }).click()
  }

  /** The text before and after the name in words such as `cart.remove`. */
  protected around(key: string) {
    const [before = '', after = ''] = this.t(key, { name: '\u0000' }).split('\u0000')
    return { before, after }
  }

  /** Matches such words with any name. */
  protected withAnyName(key: string): RegExp {
    const { before, after } = this.around(key)
    return new RegExp(`^${before}.+${after}$`)
  }

  /** A message of any kind: above the page, beside a form, or announced. */
  message(text: string): Locator {
    return this.page.getByRole('alert').or(this.page.getByRole('status')).filter({ hasText: text }).first()
  }
}
