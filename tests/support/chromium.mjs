import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { Problem, root } from '../../demo/prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium to test with: CHROMIUM_PATH, else the system's, else Playwright's own, else one that is installed now. */
export function findChromium() {
  const wished = process.env.CHROMIUM_PATH
  if (wished) {
    if (existsSync(wished)) return wished
    throw new Problem(`CHROMIUM_PATH is ${wished}, but there is no such file.`)
  }
  return systemChromium() ?? ownChromium() ?? installSystemChromium() ?? installOwnChromium()
}

function systemChromium() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path)) ?? null
}

function ownChromium() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function installSystemChromium() {
  if (process.getuid?.() !== 0 || !isDebian()) return null
  console.log('Installing Chromium (apt-get)...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, stdio: 'ignore' })
  return systemChromium()
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function installOwnChromium() {
  console.log('Installing Chromium (Playwright)...')
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const path = ownChromium()
  if (path) return path
  throw new Problem('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.')
}
