import { ShopPage } from './shop-page'

export type Credentials = { mobile: string; password: string }

export class SignInPage extends ShopPage {
  async opens() {
    await this.page.goto('/sign-in')
  }

  get identifier() {
    return this.page.getByLabel(this.t('signIn.identifier'))
  }

  /** The first of two steps: the number or e-mail. */
  async names(identifier: string) {
    await this.identifier.fill(identifier)
    await this.button('signIn.continue').click()
  }

  async signsIn({ mobile, password }: Credentials) {
    await this.names(mobile)
    await this.page.getByLabel(this.t('signIn.password'), { exact: true }).fill(password)
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.t('shell.signIn'), exact: true })
      .click()
  }
}
