import { expect, type Locator } from '@playwright/test'
import { ShopPage, type Named } from './shop-page'

/** A store and its menu. */
export class StorePage extends ShopPage {
  async opens(slug: string) {
    await this.page.goto(`/vendor/${slug}`)
  }

  /** Plus or minus of an item that is in the cart, in the menu itself. */
  inMenu(key: 'cart.increase' | 'cart.decrease', item: Named): Locator {
    return this.page.locator('shop-cart-menu .adder').getByRole('button', { name: this.t(key, item), exact: true })
  }

  /** The Add buttons of all items, in the order of the menu. */
  get addButtons(): Locator {
    const [before = '', after = ''] = this.t('item.add', { name: '\u0000' }).split('\u0000')
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
  }

  /** The item of an Add button. */
  async itemOf(button: Locator): Promise<Named> {
    const label = (await button.getAttribute('aria-label')) ?? ''
    const [before = '', after = ''] = this.t('item.add', { name: '\u0000' }).split('\u0000')
    return { name: label.slice(before.length, after ? -after.length : undefined) }
  }

  /** One more of an item, by what the menu offers for it: Add, or plus once it is in the cart. */
  async adds(item: Named) {
    await this.button('item.add', item).or(this.inMenu('cart.increase', item)).click()
  }

  async addsWithChoices(item: Named, ...choices: string[]) {
    await this.adds(item)
    for (const choice of choices) await this.asked.getByLabel(choice, { exact: false }).first().check()
    await this.addsToCart()
  }

  /** Confirms the choices of an item. */
  async addsToCart() {
    await this.asked.getByRole('button', { name: this.t('item.addToCart') }).click()
    if (this.hasScripts) await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }
}
