import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Unit tests beside the code, the demo vendor against its contract, and the vendor client against the demo. */
export default defineConfig({
  root: here('..'),
  resolve: { alias: { '~': here('../app') } },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    environment: 'node',
    // A file of its own process would load the same modules a hundred times.
    poolOptions: { forks: { isolate: false } },
    maxWorkers: '100%',
    minWorkers: 1,
    setupFiles: [here('./support/vitest-setup.ts')],
    env: {
      NODE_ENV: 'test',
      VENDOR_API_URL: 'http://vendor.test/api/v1',
      MAPS_API_URL: 'http://maps.test',
      SESSION_SECRET: 'a-secret-for-tests-only',
      LOG_LEVEL: 'silent',
    },
  },
})
