import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Problem, root } from '../../demo/prepare.mjs'
import { findProgram, installDebianPackage } from './debian.mjs'

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

const systemChromium = () => findProgram(...names)

function ownChromium() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function installSystemChromium() {
  installDebianPackage('chromium')
  return systemChromium()
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
