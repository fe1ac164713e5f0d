import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** No test depends on the speed of the machine: only hanging tests time out, after ten minutes. */
const endless = 10 * 60_000

/** From Node 25 on, Node's own empty `localStorage` would replace that of the page under test. */
const noStorageOfNode = '--no-experimental-webstorage'
const execArgv = process.allowedNodeEnvironmentFlags.has(noStorageOfNode) ? [noStorageOfNode] : []

/**
 * Tests of pure rules, of the wire and of single requests change nothing that the next file could find, so these share
 * their modules. Tests that replace or reload modules are named `*.apart.test.ts`.
 */
const shared = 'app/{domain,vendor-api,i18n,maps,shell,features,routes,http}/**/!(*.apart).test.ts'

/**
 * Unit tests beside the code, documents against the code, the demo vendor against its contract, and the vendor client
 * against the demo.
 */
export default defineConfig({
  root: here('..'),
  resolve: { alias: { '~': here('../app') } },
  test: {
    environment: 'node',
    testTimeout: endless,
    hookTimeout: endless,
    teardownTimeout: endless,
    // One more than the two cores of the target machine, because some tests wait for a time to pass.
    maxWorkers: 3,
    setupFiles: [here('./support/vitest-setup.ts')],
    // What a test has replaced is put back before the next one.
    clearMocks: true,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    env: {
      // A busy machine must not look like a lost Redis.
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
          // A context of its own separates a file from the others as a process does, and costs far less to start.
          pool: 'vmThreads',
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
          // These share their modules, because loading the whole demo for each would take most of the time.
          isolate: false,
        },
      },
    ],
  },
})
