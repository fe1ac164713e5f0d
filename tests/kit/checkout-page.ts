import { expect } from '@playwright/test'
import { ShopPage } from './shop-page'

/** The review, the payment, and the placed order. */
export class CheckoutPage extends ShopPage {
  async opens() {
    await this.page.goto('/review-cart')
  }

  /** From the review to the payment; if a payment method is preselected, by the link that changes it. */
  async proceeds() {
    const change = this.page.getByRole('button', { name: `${this.t('review.changeAddress')}: ${this.t('pay.by')}` })
    await change.or(this.button('review.proceed')).first().click()
    await expect(this.page).toHaveURL(/\/payment$/)
  }

  /** From the review to a placed order. */
  async paysCash() {
    await this.proceeds()
    await this.page.getByLabel(this.t('payment.cash')).check()
    await this.button('payment.placeOrder').click()
    await expect(this.page).toHaveURL(/\/order-status\//)
  }

  /** The number of the order on its status page. */
  orderId() {
    return decodeURIComponent(new URL(this.page.url()).pathname.split('/').pop() ?? '')
  }
}
