import { readFileSync } from 'node:fs'

/** The command of `npm start`, taken apart: its variables, and the arguments of Node. Its heap limits count in every measurement. */
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const parts = /^(.*?)exec node (.*)$/.exec(scripts.start)
if (!parts) throw new Error(`The start script is "${scripts.start}". Only one with "exec node" can be taken apart.`)
const [, before, after] = parts

export const startArguments = after.split(' ')

/** @type {Record<string, string>} */
export const startVariables = Object.fromEntries(
  before
    .trim()
    .split(' ')
    .map((setting) => setting.split('=')),
)
