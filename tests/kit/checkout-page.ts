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

  /** From the review to a placed order; cash has another name if the order is collected. */
  async paysCash() {
    await this.proceeds()
    const [cash, atStore] = [this.t('payment.cash'), this.t('payment.cashAtStore')]
    await this.page.getByLabel(cash).or(this.page.getByLabel(atStore)).check()
    await this.button('payment.placeOrder').click()
    await expect(this.page).toHaveURL(/\/order-status\//)
  }

  /** The number of the order on its status page. */
  orderId() {
    return decodeURIComponent(new URL(this.page.url()).pathname.split('/').pop() ?? '')
  }
}
