import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from '../../demo/prepare.mjs'

/** The path of a program: the system's, or installed now from its Debian package. None of its services is used. */
export function findOrInstall(program, debianPackage) {
  const found = findProgram(program)
  if (found) return found
  installDebianPackage(debianPackage)
  const installed = findProgram(program)
  if (installed) return installed
  throw new Problem(`No ${program} was found. The tests run a real one: install it (on Debian: ${debianPackage}).`)
}

/** The path of one of the named programs, or null. */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path)) ?? null
}

/** The lists of packages are read once, which takes seconds. */
let hasLists = false

/** Installs a Debian package as root, and does nothing otherwise. Look for its program to see whether it worked. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !isDebian()) return
  console.log(`Installing ${name} (apt-get)...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  hasLists ||= spawnSync('apt-get', ['update'], { env, stdio: 'ignore' }).status === 0
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, stdio: 'ignore' })
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}
