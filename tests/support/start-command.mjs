import { readFileSync } from 'node:fs'

/** The command of `npm start`, taken apart: its variables, and the arguments of Node. Its heap limits count in every measurement. */
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const [, before, after] = /^(.*?)exec node (.*)$/.exec(scripts.start)

export const startArguments = after.split(' ')

/** @type {Record<string, string>} */
export const startVariables = Object.fromEntries(
  before
    .trim()
    .split(' ')
    .map((setting) => setting.split('=')),
)
