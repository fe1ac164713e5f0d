import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { islandOutput, plainImports } from '../islands.config'

/** The limit for what a page loads by itself, in compressed bytes (rules 23.6). */
const most = 2048

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

test('the one script that a page loads by itself stays small', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImports],
    resolve: { alias: { '~': path('app') } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: path('app/entry.client.ts'),
        external: /^(react|react-dom|@react-google-maps\/api)(\/|$)/,
        preserveEntrySignatures: 'exports-only',
        output: islandOutput,
      },
    },
  })
  const files = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  const [entry] = files.filter((file) => file.type === 'chunk' && file.isEntry)
  const code = entry?.type === 'chunk' ? entry.code : ''
  expect(code).toContain('import(')
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(most)
})
