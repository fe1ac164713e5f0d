import { expect, type Locator } from '@playwright/test'
import { ShopPage, type Named } from './shop-page'

/** A store and its menu. */
export class StorePage extends ShopPage {
  async opens(slug: string) {
    await this.page.goto(`/vendor/${slug}`)
  }

  /** Plus or minus of an item that is in the cart, in the menu itself. */
  inMenu(key: 'cart.increase' | 'cart.decrease', item: Named): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ hasNot: this.button('cart.remove', item) })
      .getByRole('button', { name: this.t(key, item), exact: true })
  }

  /** The Add buttons of all items, in the order of the menu. */
  get addButtons(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.withAnyName('item.add') })
  }

  /** The Add of an item; if it has choices and is in the cart, the name also says how many. */
  addButton(item: Named): Locator {
    const add = this.t('item.add', item).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const held = this.t('cart.held', { count: '\\d+' })
    return this.page.getByRole('button', { name: new RegExp(`^${add}(, ${held})?$`) })
  }

  /** The item of an Add button. */
  async itemOf(button: Locator): Promise<Named> {
    const label = (await button.getAttribute('aria-label')) ?? ''
    const { before, after } = this.around('item.add')
    return { name: label.slice(before.length, after ? -after.length : undefined) }
  }

  /** The addresses of the stores that this page links to, each once. */
  async addressesOfStores(): Promise<string[]> {
    const links = this.page.getByRole('main').getByRole('link')
    const paths = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
    return [...new Set(paths.filter((path) => /^\/(vendor|restaurant)\/[^/]+$/.test(path)))]
  }

  /** Adds the first available item of the menu with its first choices; returns null if nothing is for sale. */
  async addsAnything(): Promise<Named | null> {
    const button = this.addButtons.first()
    if ((await this.addButtons.count()) === 0) return null
    const item = await this.itemOf(button)
    await button.click()
    const confirm = this.dialogOrPage.getByRole('button', { name: this.t('item.addToCart') })
    const inCart = this.cartLink.and(
      this.page.getByRole('link', { name: new RegExp(`^${this.t('cart.link', { count: 1 })}`) }),
    )
    await expect(confirm.or(inCart).first(), `${item.name} does not go into the cart`).toBeVisible()
    if (await confirm.isVisible()) await this.confirmsFirstChoices(confirm)
    return item
  }

  private async confirmsFirstChoices(confirm: Locator) {
    for (const group of await this.dialogOrPage.getByRole('group').all()) {
      const choices = group.getByRole('radio')
      if ((await choices.count()) > 0 && (await group.getByRole('radio', { checked: true }).count()) === 0)
        await choices.first().check()
    }
    await confirm.click()
  }

  /** Adds one more of an item with the control that the menu shows: Add, or plus once it is in the cart. */
  async adds(item: Named) {
    const button = this.addButton(item).or(this.inMenu('cart.increase', item))
    // Sections are laid out as they come into view and may move the button, which a click notices only with scripts.
    await button.scrollIntoViewIfNeeded()
    await button.click()
  }

  async addsWithChoices(item: Named, ...choices: string[]) {
    await this.adds(item)
    for (const choice of choices) await this.dialogOrPage.getByLabel(choice, { exact: false }).first().check()
    await this.addsToCart()
  }

  /** Confirms the choices of an item. */
  async addsToCart() {
    await this.dialogOrPage.getByRole('button', { name: this.t('item.addToCart') }).click()
    if (this.hasScripts) await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }
}
