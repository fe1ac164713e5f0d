import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesOf, hashOf, root } from './prepare.mjs'

/**
 * `npm run demo:api`: the demo vendor alone. It is bundled into one file, because loading about five hundred files
 * takes twice as long. The bundle is kept until a source or a package changes.
 */

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))

// npm sends signals to its shell, and some shells do not pass them on. So stop when the parent has ended.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && process.exit(0), 300).unref()

const dayMs = 86_400_000
const cache = join(root, 'node_modules/.cache/storefront-demo')
const sources = filesOf('demo').filter((file) => /\.(ts|mjs)$/.test(file))
const bundle = join(cache, `demo-${hashOf([...sources, 'package-lock.json'])}.cjs`)

if (!existsSync(bundle)) await makeBundle()
createRequire(import.meta.url)(bundle)

async function makeBundle() {
  const { build, stop } = await import('esbuild')
  const main = join(root, 'demo/main.ts')
  const { outputFiles } = await build({
    entryPoints: [main],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    // It loads a native module.
    external: ['libsql'],
    // The bundle is in another folder and must still find files of the demo, such as its pictures.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(main)) },
  })
  // Otherwise esbuild's child process would run as long as the demo.
  await stop()
  mkdirSync(cache, { recursive: true })
  dropOldBundles()
  // Renaming is atomic: another demo that starts now never reads half a file.
  const unfinished = `${bundle}.${process.pid}`
  writeFileSync(unfinished, outputFiles[0].contents)
  renameSync(unfinished, bundle)
}

/** Drops bundles older than a day. A demo that is starting may still read a younger one. */
function dropOldBundles() {
  for (const name of readdirSync(cache).filter((file) => file.startsWith('demo-') && file.includes('.cjs'))) {
    const file = join(cache, name)
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - dayMs) rmSync(file, { force: true })
  }
}
