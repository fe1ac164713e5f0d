import { defineConfig, devices, type LaunchOptions } from '@playwright/test'
import { arabia, marketplace, type Brand } from './support/brands'
import type { Options } from './support/test'

const isRoot = process.getuid?.() === 0

/** No test depends on the speed of the machine: a condition may take a minute, and only hanging tests time out. */
const patience = 60_000

/** The steps after an order: without scripts, and with them on a phone in Arabic. */
const afterAnOrder = ['rating', 'reorder', 'report-bug', 'subscribe', 'subscriptions', 'support-chat', 'tracking']

/** The ways to an order. */
const mostTaken = ['home', 'walks', 'location', 'order']

const english = { locale: 'en-US', brand: marketplace } satisfies { locale: string; brand: Brand }

/** Animations cost a quarter of a phone test's time, so they are on only in the flows that customers use most. */
const movingPhone = {
  ...english,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' as const },
}

/** Pages are laid out but not drawn: no memory is left for pixels, and no test looks at them. */
const undrawn = '--force-gpu-mem-available-mb=1'

/**
 * The built storefront in four ways: with scripts, without, on a phone, and in Arabic; and its pictures. A title ends
 * in `@no-js` if the test has no part for our scripts, so that it runs without them only, and in `@js` if another test
 * shows its rule without them.
 */
export default defineConfig<Options>({
  testDir: './e2e',
  globalSetup: './support/shared-servers.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // One worker more than the two cores of the target machine, because some tests wait for a slow vendor or a page to
  // expire.
  workers: 3,
  timeout: 10 * patience,
  expect: { timeout: patience, toMatchAriaSnapshot: { pathTemplate: '{testDir}/aloud/{arg}{ext}' } },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // The window of a small laptop. A higher one lays out and draws more of each page.
    viewport: { width: 1280, height: 600 },
    // Page transitions and fading toasts only cost time here; a phone project keeps them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    actionTimeout: patience,
    navigationTimeout: patience,
    launchOptions: launchOptions(undrawn),
  },
  projects: [
    // The longest tests start first: at the end they would run alone.
    { name: 'arabic', use: { locale: 'ar', brand: arabia }, testMatch: mainFlows() },
    { name: 'phone', use: withoutPictures(movingPhone), testMatch: specs(...mostTaken) },
    // Starting further workers would take longer than its three tests.
    { name: 'pictures', use: english, testMatch: aboutPictures(), workers: 1 },
    {
      name: 'js',
      use: withoutPictures(english),
      testIgnore: [...elsewhere(), ...aboutPictures()],
      grepInvert: /@no-js$/,
    },
    {
      name: 'no-js',
      use: withoutPictures({ ...english, javaScriptEnabled: false }),
      testIgnore: [...onlyWithScripts(), ...aboutPictures()],
      grepInvert: /@js$/,
    },
  ],
})

export function launchOptions(...more: string[]): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    // The back-forward cache stays on: tests check what it leaves on the device.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Tests do not need a process for each site, which takes a tenth of a second to start.
      '--disable-site-isolation-trials',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ...(isRoot ? ['--no-sandbox'] : []),
      ...more,
    ],
  }
}

/**
 * Pictures take a quarter of a page's time and look the same in the projects that skip them; they load in Arabic and in
 * the tests about them. The other settings repeat Playwright's own (a mouse that hovers), which this flag overrides.
 */
function withoutPictures<T extends object>(use: T) {
  const settings = { primaryHoverType: 2, availableHoverTypes: 2, primaryPointerType: 4, availablePointerTypes: 4 }
  const all = Object.entries({ ...settings, imagesEnabled: false }).map((pair) => pair.join('='))
  return { ...use, launchOptions: launchOptions(undrawn, `--blink-settings=${all.join(',')}`) }
}

function aboutPictures() {
  return specs('pictures', 'hostile-pictures')
}

/**
 * Tests without any part for our scripts run without them; tests that give the same result on a phone or in Arabic run
 * there.
 */
function elsewhere() {
  const withoutScripts = ['help', 'order-states', 'passwords', 'pay-gateways', 'profile', 'reorder-blockers', 'sign-in']
  const more = ['social-outcomes', 'support-visits', 'addresses', 'messages-*', 'social']
  return specs(...withoutScripts, ...more, ...mostTaken, ...afterAnOrder)
}

/** Tests of words and direction. */
function mainFlows() {
  return specs(...mostTaken, 'addresses', 'messages-*', 'screens', 'social', ...afterAnOrder)
}

function specs(...names: string[]) {
  return names.map((name) => `**/${name}.spec.ts`)
}

/** Tests about scripts, and tests where scripts make no difference. `addresses.spec` covers the addresses. */
function onlyWithScripts() {
  return [
    '**/address.spec.ts',
    '**/aloud.spec.ts',
    '**/checkout-record.spec.ts',
    '**/page-cache.spec.ts',
    '**/live-*.spec.ts',
    '**/faults-*.spec.ts',
    '**/fleet.spec.ts',
    '**/guests.spec.ts',
    '**/hostile-*.spec.ts',
    '**/keyboard.spec.ts',
    '**/limits-*.spec.ts',
    '**/meta.spec.ts',
    '**/once*.spec.ts',
    '**/screens.spec.ts',
    '**/smoke.spec.ts',
    '**/steps.spec.ts',
    '**/telemetry.spec.ts',
    '**/width.spec.ts',
    '**/wallet-gateways.spec.ts',
    '**/words.spec.ts',
  ]
}
