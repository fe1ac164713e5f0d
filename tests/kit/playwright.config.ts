import { defineConfig } from '@playwright/test'
import { launchOptions } from '../playwright.config'

/** A tester's own specs in `tests/own/`, run against the shop at `SHOP_URL`. */
export default defineConfig({
  testDir: '../own',
  outputDir: '../../test-results/own',
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:3000',
    // The browser requests the language in which the specs look for words.
    locale: process.env.SHOP_LANGUAGE ?? 'en',
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
})
