import { parseArgs } from 'node:util'
import { isServiceAddress } from '~/domain/safe-path'
import type { Options } from './examine.server'

export const usage = `Usage: npm run doctor -- <address of the vendor API, with its version> --host <host of the shop>
         [--user <phone or e-mail> --password <password>] [--timeout <ms>] [--json]
It only reads. With a test customer it also tries what signed-in customers use.`

/**
 * What to examine, and whether the report is for programs. `envPassword` is the better way to pass a password, because
 * the list of processes shows arguments. Throws an Error with a message for the reader, '' if the usage says all.
 */
export function readArguments(args: string[], envPassword = ''): { options: Options; isJson: boolean } {
  const text = { type: 'string' } as const
  const known = { host: text, user: text, password: text, timeout: text, json: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: known })
  const [address = ''] = positionals
  const { host = '', user = '', password = envPassword, timeout = '10000', json = false } = values
  if (!isServiceAddress(address) || !host) throw new Error('')
  if (user && !password) throw new Error('--user needs a password: in --password, or in DOCTOR_PASSWORD')
  const timeoutMs = Number(timeout)
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1) throw new Error('--timeout needs a whole number of milliseconds')
  return { options: { baseUrl: address.replace(/\/+$/, ''), host, user, password, timeoutMs }, isJson: json }
}
