import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

let bundled: Promise<string> | undefined

/** The path of the worker's program: a file of the build. In development and tests it is bundled when it is needed. */
export function workerFile(): Promise<string> {
  if (import.meta.env.PROD) return Promise.resolve(resolve('build/picture-worker.js'))
  return (bundled ??= bundle())
}

async function bundle() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: ['app/pictures/worker/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['sharp'],
    write: false,
  })
  const text = outputFiles[0]?.text ?? ''
  const folder = resolve('node_modules/.cache')
  const file = `${folder}/picture-worker-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  // Several processes may write the same file: it is whole or not there.
  const draft = `${file}.${process.pid}.${Math.random()}`
  writeFileSync(draft, text)
  renameSync(draft, file)
  return file
}
