import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Prepares `npm run demo` and `npm test`: the right Node, the packages, the build. It uses Node alone. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** An error that is shown to people without its stack. */
export class Problem extends Error {}

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) throw new Problem(`Node 20 or newer is needed; this is Node ${process.versions.node}.`)
}

/** Installs the packages when they are missing or are not the ones that package-lock.json names. */
export function installIfNeeded() {
  if (isInstalled()) return
  console.log('Installing packages (npm ci), which takes a minute...')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], 'The packages could not be installed.')
}

/** Builds the storefront unless there is a build of exactly these sources. */
export function buildIfNeeded() {
  if (isBuilt()) return
  console.log('Building the storefront...')
  run('npm', ['run', 'build'], 'The storefront could not be built.')
  writeFileSync(stampFile, JSON.stringify(stampNow()))
}

/** npm writes the hidden lock file last, so it is missing after an interrupted install. */
function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  if (!installed) return false
  const wanted = packagesOf(join(root, 'package-lock.json')) ?? {}
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '' || ((optional || devOptional) && !installed[path])) return true
    return installed[path]?.version === version
  })
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}

const stampFile = join(root, 'build/.stamp')
const sources = [
  'app',
  'locales',
  'public',
  'server.ts',
  'vite.config.ts',
  'remix.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const outputs = ['build/start.js', 'build/picture-worker.js', 'build/server/index.js']

function isBuilt() {
  if (![stampFile, ...outputs.map((file) => join(root, file))].every(existsSync)) return false
  return readFileSync(stampFile, 'utf8') === JSON.stringify(stampNow())
}

/** The content of the sources and the time of the build. A build of other sources does not match. */
function stampNow() {
  return { sources: hashOf(sources.flatMap(filesOf)), built: outputs.map((file) => statSync(join(root, file)).mtimeMs) }
}

/** A hash of the names and contents of files. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** The files at a path, without tests. */
export function filesOf(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return path.includes('.test.') ? [] : [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`))
}

/** Runs a command. Its output is shown only when it fails. */
function run(command, args, failure) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return
  throw new Problem(`${failure}\n${error?.message ?? `${stdout}${stderr}`.trim()}`)
}
