import type { Locator, Page } from '@playwright/test'

/** Uses the shop as a customer does, and counts presses, filled fields and the pages seen. */
export class Walk {
  taps = 0
  fields = 0
  /** The paths in their order; a page that is only reloaded counts once. */
  readonly pages: string[] = []

  constructor(page: Page) {
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      if (frame === page.mainFrame() && pathname !== this.pages.at(-1)) this.pages.push(pathname)
    })
  }

  async press(control: Locator) {
    this.taps++
    await control.click()
  }

  async fill(field: Locator, text: string) {
    this.fields++
    await field.fill(text)
  }

  get pagesSeenTwice() {
    return this.pages.filter((path, at) => this.pages.indexOf(path) !== at)
  }
}
