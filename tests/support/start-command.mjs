import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The command of `npm start`, taken apart: its variables, and the arguments of Node. Its heap limits count in every
 * measurement.
 */
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const parts = /^(.*?)exec node (.*)$/.exec(scripts.start)
if (!parts) throw new Error(`The start script is "${scripts.start}". Only one with "exec node" can be taken apart.`)
const [, before, after] = parts

export const startArguments = after.split(' ')

/** @type {Record<string, string>} */
const startVariables = Object.fromEntries(
  before
    .trim()
    .split(' ')
    .map((setting) => setting.split('=')),
)

/**
 * The environment of a storefront for the demo vendor, in every measurement and test.
 * @param {string} vendor
 */
export const storefrontVariables = (vendor) => ({
  NODE_ENV: 'production',
  VENDOR_API_URL: `${vendor}/api/v1`,
  MAPS_API_URL: vendor,
  SIGN_IN_PICTURES_URL: `${vendor}/pictures`,
  STATE_FILE: ':memory:',
  PICTURE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/pictures', import.meta.url)),
  HOST: '127.0.0.1',
  ...startVariables,
})
