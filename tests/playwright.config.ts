import { defineConfig, devices, type LaunchOptions } from '@playwright/test'
import { arabia, marketplace, type Brand } from './support/brands'
import type { Options } from './support/test'

const isRoot = process.getuid?.() === 0

/** No test is decided by how fast the machine is: a condition is waited for a minute, and only what hangs is ended. */
const patience = 60_000

/** What comes after an order: without scripts, with them on a phone, and in Arabic. */
const afterAnOrder = ['rating', 'reorder', 'report-bug', 'subscribe', 'subscriptions', 'support-chat']

const english = { locale: 'en-US', brand: marketplace } satisfies { locale: string; brand: Brand }

/** The built storefront in four ways: with scripts, without, on a phone, and in Arabic; and its pictures. */
export default defineConfig<Options>({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // One more than the two cores that it is meant for: some tests wait, for a vendor that is slow or a page that gets old.
  workers: 3,
  timeout: 10 * patience,
  expect: { timeout: patience },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // Transitions between pages and fading toasts only cost time here; the phone project keeps them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    actionTimeout: patience,
    navigationTimeout: patience,
    launchOptions: launchOptions(),
  },
  projects: [
    // The longest tests come first: at the end they would run alone.
    { name: 'arabic', use: { locale: 'ar', brand: arabia }, testMatch: mainFlows() },
    {
      name: 'phone',
      use: {
        ...english,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        contextOptions: { reducedMotion: 'no-preference' },
      },
      testMatch: specs('home', 'join', 'location', 'messages-*', 'order', 'social', 'tracking', ...afterAnOrder),
    },
    { name: 'pictures', use: english, testMatch: aboutPictures() },
    { name: 'js', use: withoutPictures(english), testIgnore: [...elsewhere(), ...aboutPictures()] },
    {
      name: 'no-js',
      use: withoutPictures({ ...english, javaScriptEnabled: false }),
      testIgnore: [...onlyWithScripts(), ...aboutPictures()],
    },
  ],
})

export function launchOptions(...more: string[]): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ...(isRoot ? ['--no-sandbox'] : []),
      ...more,
    ],
  }
}

/**
 * Pictures take a quarter of a page's time, and are the same for the ways that leave them out: they come in Arabic, on a phone and
 * in the tests about them. The other settings are those that Playwright gives, of which this takes the place: a mouse that hovers.
 */
function withoutPictures<T extends object>(use: T) {
  const settings = { primaryHoverType: 2, availableHoverTypes: 2, primaryPointerType: 4, availablePointerTypes: 4 }
  const all = Object.entries({ ...settings, imagesEnabled: false }).map((pair) => pair.join('='))
  return { ...use, launchOptions: launchOptions(`--blink-settings=${all.join(',')}`) }
}

function aboutPictures() {
  return specs('pictures', 'hostile-pictures')
}

/** What no script of ours has a part in runs without any; what is the same with them on a phone or in Arabic runs there. */
function elsewhere() {
  const withoutScripts = ['help', 'order-states', 'passwords', 'pay-gateways', 'profile', 'reorder-blockers', 'sign-in']
  const more = ['social-ways', 'support-visits', 'addresses', 'home', 'join', 'location', 'messages-*', 'order']
  return specs(...withoutScripts, ...more, 'social', 'tracking', ...afterAnOrder)
}

/** What is told in other words, and runs the other way. */
function mainFlows() {
  return specs(
    'addresses',
    'home',
    'join',
    'location',
    'messages-*',
    'order',
    'screens',
    'social',
    'tracking',
    ...afterAnOrder,
  )
}

function specs(...names: string[]) {
  return names.map((name) => `**/${name}.spec.ts`)
}

/** What is about scripts, and what makes no difference to them. The way through the addresses is `addresses.spec`. */
function onlyWithScripts() {
  return [
    '**/address.spec.ts',
    '**/documents.spec.ts',
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
