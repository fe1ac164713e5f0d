import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Problem, root } from '../../demo/prepare.mjs'
import { findProgram, installDebianPackage } from './debian.mjs'

/** Headless Chromium: it draws the same, and a test takes half the processor time. */
const shell = 'chromium-headless-shell'
const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the tests: CHROMIUM_PATH, else the system's headless shell, installed now if possible, else any
 * Chromium of the system, else Playwright's own.
 */
export function findChromium() {
  const wished = process.env.CHROMIUM_PATH
  if (wished) {
    if (existsSync(wished)) return wished
    throw new Problem(`CHROMIUM_PATH is ${wished}, but there is no such file.`)
  }
  return (
    findProgram(shell) ?? installed(shell) ?? findProgram(...windowed) ?? installed('chromium') ?? playwrightChromium()
  )
}

function installed(name) {
  installDebianPackage(name)
  return findProgram(name)
}

const playwrightChromium = () => ownChromium() ?? installOwnChromium()

function ownChromium() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
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
