import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** No test is decided by how fast the machine is: only what hangs is ended, after ten minutes. */
const endless = 10 * 60_000

/** From Node 25 on a `localStorage` of Node's own, which keeps nothing, would stand in for that of the page under test. */
const noStorageOfNode = '--no-experimental-webstorage'
const execArgv = process.allowedNodeEnvironmentFlags.has(noStorageOfNode) ? [noStorageOfNode] : []

/**
 * What decides, speaks the wire, or handles a request that is made for the test: nothing here changes what the next file finds, so
 * these share their modules. A test that puts modules in the place of others is named `*.apart.test.ts`.
 */
const shared = 'app/{domain,vendor-api,i18n,maps,shell,features,routes}/**/!(*.apart).test.ts'

/** Unit tests beside the code, the papers against the tree, the demo vendor against its contract, and the vendor client against the demo. */
export default defineConfig({
  root: here('..'),
  resolve: { alias: { '~': here('../app') } },
  test: {
    environment: 'node',
    testTimeout: endless,
    hookTimeout: endless,
    teardownTimeout: endless,
    maxWorkers: '100%',
    setupFiles: [here('./support/vitest-setup.ts')],
    env: {
      // A busy machine is not a Redis that is gone.
      REDIS_TIMEOUT_MS: '2000',
      NODE_ENV: 'test',
      VENDOR_API_URL: 'http://vendor.test/api/v1',
      MAPS_API_URL: 'http://maps.test',
      SESSION_SECRET: 'a-secret-for-tests-only',
      LOG_LEVEL: 'silent',
      STATE_FILE: ':memory:',
      PICTURES: 'as-is',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'storefront',
          include: ['app/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [shared],
          execArgv,
        },
      },
      { extends: true, test: { name: 'rules', include: [shared], pool: 'threads', isolate: false } },
      {
        extends: true,
        test: {
          name: 'demo',
          include: ['demo/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          pool: 'threads',
          // These share their modules: each loading the whole demo anew would take most of the time.
          isolate: false,
        },
      },
    ],
  },
})
