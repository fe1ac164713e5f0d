import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Unit tests beside the code, and the contract between the vendor client and the demo vendor. */
export default defineConfig({
  root: here('..'),
  resolve: { alias: { '~': here('../app') } },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    environment: 'node',
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
