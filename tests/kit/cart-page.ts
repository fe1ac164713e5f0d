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

  /** The quantity between minus and plus: the last text of the line that is only a number. */
  quantity(item: Named): Locator {
    return this.line(item)
      .getByText(/^\p{Nd}+$/u)
      .last()
  }

  async seesQuantity(item: Named, quantity: number) {
    if (quantity === 0) await expect(this.button('cart.remove', item)).toHaveCount(0)
    else await expect(this.quantity(item)).toHaveText(String(quantity))
  }

  async removes(item: Named) {
    await this.of(item, 'cart.remove').click()
  }

  /** Removes all lines of the cart, one by one. */
  async empties() {
    await this.opens()
    const lines = this.page.getByRole('main').getByRole('button', { name: this.withAnyName('cart.remove') })
    for (let left = await lines.count(); left > 0; left--) {
      await lines.first().click()
      await expect(lines, 'the cart cannot be emptied').toHaveCount(left - 1)
    }
  }
}
