import { defineConfig } from '@playwright/test'
import base, { launchOptions } from '../playwright.config'
import { arabia, marketplace } from '../support/brands'
import type { Look } from './look'
import { bare, speaking } from './vendors'

type Set = { widths: number[]; use: NonNullable<ReturnType<typeof defineConfig<Look>>['use']> }

const english = { locale: 'en-US', brand: marketplace }
const arabic = { locale: 'ar', brand: arabia }
/** The vendor of the English shop, speaking another language. */
const speakingIn = (locale: 'de' | 'ru' | 'th') => ({
  locale,
  brand: { ...marketplace, locale },
  changedVendor: { change: speaking(locale) },
})
const german = speakingIn('de')
const russian = speakingIn('ru')
const thai = speakingIn('th')
const photographs = { ...english, pictures: 'odd' as const }
const bareVendor = { ...english, changedVendor: { change: bare } }
const dark = { colorScheme: 'dark' as const }
const windows = [360, 768, 1440]
const largeText = [320, 360, 1440]

/** Every screen in each of these ways, at each window width. */
const sets: Record<string, Set> = {
  english: { widths: windows, use: english },
  'english-no-js': { widths: windows, use: { ...english, javaScriptEnabled: false } },
  arabic: { widths: windows, use: arabic },
  'arabic-no-js': { widths: windows, use: { ...arabic, javaScriptEnabled: false } },
  'english-photographs': { widths: windows, use: photographs },
  'arabic-photographs': { widths: windows, use: { ...arabic, pictures: 'odd' } },
  'english-large-text': { widths: largeText, use: { ...english, textSize: '200%' } },
  'english-dark': { widths: windows, use: { ...english, ...dark } },
  'arabic-dark': { widths: windows, use: { ...arabic, ...dark } },
  'german-dark': { widths: windows, use: { ...german, ...dark } },
  'thai-dark': { widths: windows, use: { ...thai, ...dark } },
  'photographs-dark': { widths: windows, use: { ...photographs, ...dark } },
  'bare-vendor-dark': { widths: windows, use: { ...bareVendor, ...dark } },
  german: { widths: windows, use: german },
  russian: { widths: windows, use: russian },
  thai: { widths: windows, use: thai },
  'bare-vendor': { widths: windows, use: bareVendor },
  'arabic-large-text': { widths: largeText, use: { ...arabic, textSize: '200%' } },
}

/**
 * A project for each set and width, such as `arabic-no-js-768`, one for the README's picture, and one for installing
 * shops.
 */
export default defineConfig<Look>({
  testDir: '.',
  globalSetup: '../support/shared-servers.ts',
  outputDir: '../../test-results/screenshots',
  fullyParallel: true,
  workers: 2,
  timeout: base.timeout,
  expect: base.expect,
  reporter: 'list',
  use: { ...base.use, launchOptions: launchOptions() },
  projects: [
    ...Object.entries(sets).flatMap(([name, { widths, use }]) =>
      widths.map((width) => ({
        name: `${name}-${width}`,
        testMatch: 'screens.spec.ts',
        use: { ...use, viewport: { width, height: width < 768 ? 740 : 900 } },
      })),
    ),
    { name: 'readme', testMatch: 'readme.spec.ts', use: english },
    { name: 'install', testMatch: 'install.spec.ts', use: english },
  ],
})
