import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

/**
 * `npm run demo:api`: the demo vendor alone. It is bundled at every start: that takes a tenth of a second, translating its
 * files one by one as they are imported takes several.
 */

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))

// npm hands a signal to its shell, and not every shell hands it on: when the parent is gone, it was meant for us.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && process.exit(0), 300).unref()

const main = join(root, 'demo/main.ts')
const cache = join(root, 'node_modules/.cache/storefront-demo')
const bundle = join(cache, 'demo.mjs')

// Imported here, so that a signal in the meantime ends this properly.
const { build, stop } = await import('esbuild')
const { outputFiles } = await build({
  entryPoints: [main],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  // What is found relative to a source of the demo, such as its pictures, is found although the bundle is elsewhere.
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(main)) },
})
// Otherwise its helper process would stay as long as the demo.
await stop()
// Renamed into its place: another demo that starts at this moment never reads half of it.
const unfinished = `${bundle}.${process.pid}`
mkdirSync(cache, { recursive: true })
writeFileSync(unfinished, outputFiles[0].contents)
renameSync(unfinished, bundle)
await import(pathToFileURL(bundle))
