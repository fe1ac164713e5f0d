import { defineConfig } from '@playwright/test'
import { launchOptions } from '../playwright.config'

/** A running deployment, with scripts on a phone and without on a desktop. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/smoke',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: process.env.SHOP_URL,
    ignoreHTTPSErrors: process.env.SMOKE_INSECURE === 'yes',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'on',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    {
      name: 'desktop without scripts',
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
      testMatch: 'walk.spec.ts',
    },
  ],
})
