import { expect, type Locator } from '@playwright/test'
import { ShopPage, type Named } from './shop-page'

/** The cart, on its own page or beside a menu. */
export class CartPage extends ShopPage {
  async opens() {
    await this.page.goto('/cart')
  }

  line(item: Named): Locator {
    return this.page.getByRole('listitem').filter({ has: this.button('cart.remove', item) })
  }

  /** A button of an item's line, such as `cart.increase`. */
  of(item: Named, key: string): Locator {
    return this.line(item).getByRole('button', { name: this.t(key, item), exact: true })
  }

  /** The number between minus and plus. */
  quantity(item: Named): Locator {
    return this.line(item).locator('.stepper-count')
  }

  async seesQuantity(item: Named, quantity: number) {
    if (quantity === 0) await expect(this.button('cart.remove', item)).toHaveCount(0)
    else await expect(this.quantity(item)).toHaveText(String(quantity))
  }

  async removes(item: Named) {
    await this.of(item, 'cart.remove').click()
  }
}
