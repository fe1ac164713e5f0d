import { defineConfig } from '@playwright/test'
import { launchOptions } from '../playwright.config'

const { SHOP_URL = '', SMOKE_AT, SMOKE_INSECURE, NODE_EXTRA_CA_CERTS } = process.env
const atAddress = SMOKE_AT ? `, MAP ${new URL(SHOP_URL).hostname} ${SMOKE_AT}` : ''
/** Only Node knows a private certificate authority. It has checked the certificate before the browser starts. */
const isCheckedByNode = SMOKE_INSECURE === 'yes' || Boolean(NODE_EXTRA_CA_CERTS)

/** A running deployment: its answers, and a walk through it with scripts on a phone and without scripts on a desktop. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/smoke',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['./lines.ts'], ['html', { open: 'never' }]],
  use: {
    baseURL: SHOP_URL,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'on',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: launchOptions(
      `--host-resolver-rules=MAP *.localhost 127.0.0.1${atAddress}`,
      // For the service worker too, which Playwright's own setting leaves out.
      ...(isCheckedByNode ? ['--ignore-certificate-errors'] : []),
    ),
  },
  projects: [
    { name: 'outside', testMatch: 'deployment.spec.ts' },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, testMatch: 'walk.spec.ts' },
    {
      name: 'desktop without scripts',
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
      testMatch: 'walk.spec.ts',
    },
  ],
})
